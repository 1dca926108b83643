import { expect, test } from "vitest";
import { Agendas } from "#contract/appointment/agenda.ts";
import { slotsOf } from "#domain/appointment/slots.ts";
import { bundleContents } from "./bundle-contents.ts";
import { DEMO_AGENCIES } from "./write-demo.ts";

/** Around both changes of the clocks, a holiday, and the turn of the year. */
const DAYS = ["2026-10-20", "2027-03-24", "2026-12-23", "2026-12-31"].map(
  (day) => new Date(`${day}T10:00:00Z`),
);

test.each(DEMO_AGENCIES.flatMap((plan) => DAYS.map((today) => [plan.name, today, plan] as const)))(
  "every home of %s can be visited in the weeks after %s",
  (_name, today, plan) => {
    const { files, nodes } = bundleContents(plan, today);
    const agendas = Agendas.parse(JSON.parse(files.get("agenda.json")!));
    const kept = new Set(agendas.map(({ salesRepId }) => salesRepId));
    expect(nodes.filter(({ salesRep }) => !kept.has(salesRep?.id ?? 0))).toEqual([]);
    const window = { from: today, until: new Date(today.getTime() + 21 * 86_400_000) };
    for (const agenda of agendas) expect(slotsOf(agenda, window, today).length).toBeGreaterThan(40);
  },
);
