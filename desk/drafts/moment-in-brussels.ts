import { inBrussels } from "#domain/format/moments.ts";

/**
 * The moment at which the clocks in Brussels show a day and a time, as `datetime-local` gives them; null for none. An hour that they skip is
 * the one after. Example: `momentInBrussels("2026-12-01T08:00")` is 2026-12-01T07:00:00Z.
 */
export function momentInBrussels(local: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return null;
  const asUtc = new Date(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  const first = new Date(asUtc.getTime() - offsetAt(asUtc));
  return new Date(asUtc.getTime() - offsetAt(first));
}

/** A moment as `datetime-local` takes it. */
export function localInBrussels(moment: Date): string {
  const { date, time } = inBrussels(moment)!;
  return `${date}T${time}`;
}

function offsetAt(moment: Date): number {
  return (
    new Date(`${localInBrussels(moment)}:00Z`).getTime() - moment.getTime() + (moment.getTime() % 60_000)
  );
}
