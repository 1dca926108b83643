import { z } from "zod";
import { Agenda } from "#features/visits/schema.ts";
import { Id, IsoInstant, MultilingualText } from "#features/site/schema/primitives.ts";

/** A visit that is booked. */
const ComingVisit = z.object({
  start: IsoInstant,
  end: IsoInstant,
  visitor: z.string().describe("The visitor's name."),
  place: MultilingualText.describe("Where, in each language."),
});

/** When somebody who guides visits takes them, and the visits to come. */
export const AgencyAgenda = z.object({
  salesRepId: Id,
  name: z.string().describe("As listings name the sales rep; empty where none does."),
  agenda: Agenda.omit({ busyCalendarUrl: true, busyCalendarVariable: true })
    .nullable()
    .describe("Null while nobody can book a visit with them."),
  readsCalendar: z.boolean().describe("Whether what falls on a calendar of their own keeps them too."),
  visits: z.array(ComingVisit).describe("Those that are booked, the next one first; 500 at most."),
});
export type AgencyAgenda = z.infer<typeof AgencyAgenda>;

/** What `GET agendas` answers. */
export const AgencyAgendas = z.object({ agendas: z.array(AgencyAgenda) });
export type AgencyAgendas = z.infer<typeof AgencyAgendas>;
