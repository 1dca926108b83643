import type { Agendas } from "#features/visits/schema.ts";
import { below, type FindingAt, type Report } from "../finding.ts";

export type CheckedAgendas = {
  /** Those that the bundle brings. */
  readonly own: Agendas;
  /** All that the site will have. */
  readonly all: Agendas;
};

/** Holds agendas against the listings that the site will have: of a sales rep whom none names, nobody can book a visit. */
export function checkAgenda(
  { own, all }: CheckedAgendas,
  isNamed: (salesRepId: number) => boolean,
  report: Report,
): void {
  const brought = new Set(own.map(({ salesRepId }) => salesRepId));
  for (const { salesRepId } of all) {
    if (brought.has(salesRepId) || isNamed(salesRepId)) continue;
    const message = `no listing names sales rep ${salesRepId}, whose agenda the site keeps`;
    report({ level: "warning", code: "unnamed-sales-rep", file: "agenda.json", message });
  }
  for (const [index, { salesRepId, hours, exceptions, slotMinutes }] of own.entries()) {
    const warn = (found: Omit<FindingAt, "level">) =>
      report({ ...below(String(index), { ...found, level: "warning" }), file: "agenda.json" });
    if (!isNamed(salesRepId))
      warn({
        code: "unnamed-sales-rep",
        path: "salesRepId",
        message: `no listing names sales rep ${salesRepId}`,
      });
    for (const [list, days] of Object.entries({ hours, exceptions })) {
      for (const [day, { spans }] of days.entries()) {
        for (const [at, { from, to }] of spans.entries()) {
          if (minutesOf(to) - minutesOf(from) < slotMinutes)
            warn({
              code: "span-too-short",
              path: `${list}.${day}.spans.${at}`,
              message: `shorter than a visit of ${slotMinutes} minutes`,
            });
        }
      }
    }
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
