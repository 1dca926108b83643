import type { Agendas } from "#contract/appointment/agenda.ts";
import type { Report } from "./finding.ts";

/** Holds agendas against the listings: of a sales rep whom no listing names, nobody can book a visit. */
export function checkAgenda(agendas: Agendas, salesReps: ReadonlySet<number>, report: Report): void {
  for (const [index, { salesRepId, hours, exceptions, slotMinutes }] of agendas.entries()) {
    const warn = (path: string, message: string) =>
      report({ level: "warning", file: "agenda.json", path: `${index}.${path}`, message });
    if (!salesReps.has(salesRepId)) warn("salesRepId", `no listing names sales rep ${salesRepId}`);
    for (const [list, days] of Object.entries({ hours, exceptions })) {
      for (const [day, { spans }] of days.entries()) {
        for (const [at, { from, to }] of spans.entries()) {
          if (minutesOf(to) - minutesOf(from) < slotMinutes)
            warn(`${list}.${day}.spans.${at}`, `shorter than a visit of ${slotMinutes} minutes`);
        }
      }
    }
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
