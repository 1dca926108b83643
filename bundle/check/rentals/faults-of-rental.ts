import type { FindingCode } from "#features/site/schema/finding-codes.ts";
import type { RentalNode } from "#features/rentals/schema/unit.ts";
import { nightsOf, overlaps } from "#domain/rental/period.ts";
import type { Fault } from "../record/parse-record.ts";
import type { ReferenceIndex } from "../reference-index.ts";

export type RentalFault = Fault & { readonly level: "error" | "warning"; readonly path: string };

/** What a unit is held against. */
export type RentalContext = {
  readonly reference: ReferenceIndex;
  readonly hasFile: (name: string) => boolean;
};

/** What is wrong with a unit beyond its schema: ids that no list has, files that are not there, periods in each other's way. */
export function* faultsOfRental(node: RentalNode, context: RentalContext): Generator<RentalFault> {
  yield* listFaults(node, context.reference);
  yield* fileFaults(node, context);
  yield* periodFaults(node);
  if (!node.general.registrationNumber) {
    yield {
      level: "warning",
      code: "legal-fact-missing",
      path: "general.registrationNumber",
      message: "missing; a holiday home must be advertised with it",
    };
  }
}

function* listFaults({ general, address, options, periods }: RentalNode, reference: ReferenceIndex) {
  const named: Array<[path: string, id: number | undefined, list: ReadonlyMap<number, unknown>]> = [
    ["general.location.id", general.location?.id, reference.rentalLocations],
    ["general.subKind.id", general.subKind?.id, reference.rentalSubKinds],
    ["general.city.id", general.city?.id, reference.cities],
    ["address.city.id", address?.city?.id, reference.cities],
    ...options.map(({ id }, at): [string, number, ReadonlyMap<number, unknown>] => [
      `options.${at}.id`,
      id,
      reference.rentalOptions,
    ]),
    ...periods.map(({ type }, at): [string, number | undefined, ReadonlyMap<number, unknown>] => [
      `periods.${at}.type.id`,
      type?.id,
      reference.periodTypes,
    ]),
  ];
  for (const [path, id, list] of named) {
    if (id !== undefined && !list.has(id))
      yield error("unknown-reference", path, `${id} is not in reference.json`);
  }
}

function* fileFaults({ photos, takenCalendar }: RentalNode, { hasFile }: RentalContext) {
  for (const [at, { file }] of photos.entries()) {
    if (!hasFile(`media/${file}`))
      yield error("missing-file", `photos.${at}.file`, `media/${file} is not in the bundle`);
  }
  if (takenCalendar && !hasFile(takenCalendar)) {
    yield error("missing-file", "takenCalendar", `${takenCalendar} is not in the bundle`);
  }
}

/** A week and its weekend may be offered side by side; two weeks over the same nights can't both be sold. */
function* periodFaults({ periods }: RentalNode): Generator<RentalFault> {
  const seen = new Map<number, number>();
  for (const [at, period] of periods.entries()) {
    const twin = seen.get(period.id);
    if (twin !== undefined)
      yield error("duplicate-id", `periods.${at}.id`, `periods.${twin} has the id ${period.id} too`);
    seen.set(period.id, at);
    if (nightsOf(period) > MOST_NIGHTS)
      yield {
        level: "warning",
        code: "doubtful-value",
        path: `periods.${at}`,
        message: `${nightsOf(period)} nights; is this one stay?`,
      };
  }
  for (const ofType of Map.groupBy(periods.entries(), ([, { type }]) => type?.id ?? 0).values()) {
    const sorted = ofType.toSorted(([, a], [, b]) => (a.start < b.start ? -1 : 1));
    for (const [place, [at, period]] of sorted.entries()) {
      const before = sorted[place - 1];
      if (before && overlaps(before[1], period))
        yield error("overlap", `periods.${at}`, `overlaps periods.${before[0]}, which is of the same type`);
    }
  }
}

const MOST_NIGHTS = 190;

function error(code: FindingCode, path: string, message: string): RentalFault {
  return { level: "error", code, path, message };
}
