import type { z } from "zod";
import { RentalNode } from "../../schema/unit.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import type { Site } from "#features/site/schema/site.ts";
import { concealRentalAddress } from "#domain/rental/rental-address.ts";
import { beginImport } from "#bundle/commit/begin-import.ts";
import { copyLines } from "#bundle/commit/copy-lines.ts";
import { withoutCalendars } from "#bundle/rentals/shown-rental.ts";
import { beginRentals, COPY_STAGED_RENTALS, stagedRentalLine } from "#bundle/rentals/staged-rental.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { importForTest, testSite } from "#bundle/testing/test-import.ts";
import { finishRentals, type RentalsOutcome } from "#bundle/rentals/finish-rentals.ts";

export type TestUnit = z.input<typeof RentalNode>;

const words = (nl: string) => ({ nl, fr: nl, en: nl, de: nl });

export const TEST_REFERENCE = ReferenceData.parse({
  cities: [
    { id: 84000, zip: "8400", name: "Oostende", alias: { fr: "Ostende", en: "Ostend" } },
    { id: 84200, zip: "8420", name: "De Haan" },
  ],
  rentalLocations: [
    { id: 1, name: words("Zeedijk") },
    { id: 2, name: words("Duinen") },
  ],
  rentalSubKinds: [
    { id: 1, name: words("Appartement") },
    { id: 2, name: words("Villa") },
  ],
  rentalOptions: [{ id: 1, name: words("Zeezicht") }],
  periodTypes: [
    { id: 1, name: words("Week") },
    { id: 2, name: words("Weekend") },
  ],
});

/** A flat on the promenade for four, with two weeks and a weekend in July; what is given takes the place of its own. */
export function testUnit(
  id: number,
  general: Partial<TestUnit["general"]> = {},
  rest: Partial<TestUnit> = {},
): TestUnit {
  return {
    id,
    general: {
      location: { id: 1, name: words("Zeedijk") },
      city: { id: 84000, zip: "8400", name: "Oostende" },
      subKind: { id: 1, name: words("Appartement") },
      maxOccupation: 4,
      building: { name: "Neptunus", rentalName: `ZV-${id}` },
      ...general,
    },
    address: { street: { nl: "Zeedijk" }, number: "120", city: { id: 84000, zip: "8400", name: "Oostende" } },
    costs: { cleaning: 75 },
    periods: [
      { id: 1, type: { id: 1 }, start: "2026-07-04", end: "2026-07-11", price: 650 },
      { id: 2, type: { id: 1 }, start: "2026-07-11", end: "2026-07-18", price: 700 },
      { id: 3, type: { id: 2 }, start: "2026-07-10", end: "2026-07-13", price: 300 },
    ],
    ...rest,
  };
}

type RentalImport = {
  readonly siteId: string;
  readonly units: readonly TestUnit[];
  readonly partial?: boolean;
  readonly settings?: z.input<typeof Site>["settings"];
};

/** Brings units into a site the way an import does, without a bundle. */
export async function importRentalsForTest(
  storage: OpenStorage,
  { siteId, units, partial = false, settings = {} }: RentalImport,
): Promise<RentalsOutcome> {
  const site = testSite(siteId, { settings });
  await importForTest(storage, { siteId, content: { site, reference: TEST_REFERENCE } });
  return storage.transact(async (client) => {
    await beginImport(client, siteId);
    await beginRentals(client);
    await copyLines(
      client,
      COPY_STAGED_RENTALS,
      units.map((given) => {
        const { periods, given: unit, ...calendar } = withoutCalendars(RentalNode.parse(given));
        const shown = concealRentalAddress(unit);
        return stagedRentalLine({
          unit: shown,
          ...calendar,
          privateAddress: shown === unit ? null : (unit.address ?? null),
          periods: periods.map((period) =>
            Object.assign(period, { minimumNights: period.minimumNights ?? 1 }),
          ),
        });
      }),
    );
    return finishRentals(client, siteId, { partial, change: { actor: "import bundle", at: new Date() } });
  });
}
