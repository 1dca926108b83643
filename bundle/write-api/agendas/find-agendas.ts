import type { Client } from "pg";
import type { Agenda, Agendas } from "#features/visits/schema.ts";
import { findRepNames } from "../listings/find-rep-names.ts";
import type { AgencyAgenda } from "./schema.ts";

type Asked = {
  /** The sales reps to whom it is limited; null for all. */
  readonly onlyOf: readonly number[] | null;
  readonly now: Date;
};

/** The sales reps whom listings name or who keep an agenda, by name, each with the visits to come. */
export async function findAgendas(
  client: Client,
  siteId: string,
  { onlyOf, now }: Asked,
): Promise<AgencyAgenda[]> {
  const { rows: parts } = await client.query<{ document: Agendas }>(
    "select document from site_part where site_id = $1 and kind = 'agenda'",
    [siteId],
  );
  const { rows: visits } = await client.query<VisitRow>(FIND_VISITS, [siteId, now]);
  const agendas = new Map((parts[0]?.document ?? []).map((agenda) => [agenda.salesRepId, agenda]));
  const names = await findRepNames(client, siteId);
  return [...new Set([...names.keys(), ...agendas.keys()])]
    .filter((id) => onlyOf === null || onlyOf.includes(id))
    .map((id) => agencyAgenda(id, names.get(id) ?? "", agendas.get(id), visits))
    .sort((one, other) => one.name.localeCompare(other.name) || one.salesRepId - other.salesRepId);
}

type VisitRow = {
  readonly salesRepId: number;
  readonly start: Date;
  readonly end: Date;
  readonly visitor: string;
  readonly place: AgencyAgenda["visits"][number]["place"];
};

function agencyAgenda(
  salesRepId: number,
  name: string,
  agenda: Agenda | undefined,
  visits: readonly VisitRow[],
): AgencyAgenda {
  const { busyCalendarUrl, busyCalendarVariable, ...told } = agenda ?? ({} as Partial<Agenda>);
  return {
    salesRepId,
    name,
    agenda: agenda ? (told as AgencyAgenda["agenda"]) : null,
    readsCalendar: Boolean(busyCalendarUrl ?? busyCalendarVariable),
    visits: visits
      .filter((visit) => visit.salesRepId === salesRepId)
      .map(({ start, end, visitor, place }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        visitor,
        place,
      })),
  };
}

const FIND_VISITS = `
  select sales_rep_id::float8 as "salesRepId", starts_at as start, ends_at as end,
    trim(concat_ws(' ', visitor ->> 'firstName', visitor ->> 'lastName')) as visitor, estate -> 'place' as place
  from appointment where site_id = $1 and cancelled_at is null and ends_at > $2
  order by starts_at limit 500`;
