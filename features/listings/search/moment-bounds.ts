import type { RangeLike } from "#domain/listing/search-paths.ts";

const ZONE = "Europe/Brussels";

/** A bare date is a whole day in Belgium: from its first moment, until before the next day's. */
export function momentBounds({ gte, gt, lte, lt }: RangeLike): RangeLike {
  return {
    ...(gte !== undefined && { gte: startOf(gte) }),
    ...(lt !== undefined && { lt: startOf(lt) }),
    ...(gt !== undefined && (isDay(gt) ? { gte: dayAfter(gt) } : { gt })),
    ...(lte !== undefined && (isDay(lte) ? { lt: dayAfter(lte) } : { lte })),
  };
}

function isDay(bound: number | string): bound is string {
  return /^\d{4}-\d{2}-\d{2}$/.test(String(bound));
}

function startOf(bound: number | string): number | string {
  return isDay(bound) ? instantOf(Temporal.PlainDate.from(bound)) : bound;
}

function dayAfter(day: string): string {
  return instantOf(Temporal.PlainDate.from(day).add({ days: 1 }));
}

function instantOf(day: Temporal.PlainDate): string {
  return day.toZonedDateTime(ZONE).toInstant().toString();
}
