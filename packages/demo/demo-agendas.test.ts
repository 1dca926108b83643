import { expect, test } from "vitest";
import { Agendas } from "../../features/visits/schema.ts";
import { slotsOf } from "../../domain/visits/slots.ts";
import { agendasOf } from "./agency/agendas.ts";
import { calendarOf } from "./estate/calendar.ts";
import { openGallery } from "./pictures.ts";
import { DEMO_AGENCIES } from "./write-demo.ts";

/** Around both changes of the clocks, a holiday, and the turn of the year. */
const DAYS = ["2026-10-20", "2027-03-24", "2026-12-23", "2026-12-31"].map(
  (day) => new Date(`${day}T10:00:00Z`),
);

test.each(DEMO_AGENCIES.flatMap((plan) => DAYS.map((today) => [plan.name, today, plan] as const)))(
  "every sales rep of %s takes visits in the weeks after %s",
  (_name, today, plan) => {
    const salesReps = plan.salesReps(openGallery());
    const agendas = Agendas.parse(agendasOf(salesReps, calendarOf(today)));
    expect(agendas.map(({ salesRepId }) => salesRepId)).toEqual(salesReps.map(({ id }) => id));
    const window = { from: today, until: new Date(today.getTime() + 21 * 86_400_000) };
    for (const agenda of agendas) expect(slotsOf(agenda, window, today).length).toBeGreaterThan(40);
  },
);
