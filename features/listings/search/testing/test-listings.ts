import { ReferenceData } from "#features/site/schema/reference.ts";
import type { TestNode } from "#bundle/testing/test-import.ts";

const GHENT = { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand", en: "Ghent" } };
const AALST = { id: 2, zip: "9300", name: "Aalst", alias: { fr: "Zalost" } };

type Facts = {
  readonly general?: Partial<TestNode["general"]>;
  readonly address?: TestNode["general"]["address"];
  readonly rest?: Partial<TestNode>;
};

function node(id: number, { general, address, rest }: Facts = {}): TestNode {
  return { ...rest, general: { id, ...general, address: address ?? null } };
}

/** Two estates, a project with two units, an estate without a place and one of which nothing is known. */
export const LISTINGS: readonly TestNode[] = [
  node(1, {
    general: {
      headType: { id: 1 },
      subType: { id: 11 },
      transaction: { id: 1 },
      price: { value: 300_000 },
      bedroomCount: 3,
      publicationDate: "2026-03-01T23:30:00Z",
      title: { nl: "Mooie herenwoning", fr: "Belle maison de maître" },
      description: { de: "Straße mit Bäumen" },
      reference: "HZ-2026/001",
    },
    address: {
      city: GHENT,
      street: { nl: "Kouter" },
      number: "12",
      country: { id: "BE" },
      location: { latitude: 51.05, longitude: 3.72 },
    },
  }),
  node(2, {
    general: {
      headType: { id: 3 },
      transaction: { id: 2 },
      price: { value: 900 },
      bedroomCount: 7,
      publicationDate: "2026-02-01T00:00:00Z",
    },
    address: { city: AALST, country: { id: "FR" }, location: { latitude: 50.94, longitude: 4.04 } },
    rest: { dimensions: { areaBuild: 80 }, energy: { energyLabel: "B" }, technical: { newBuilding: true } },
  }),
  node(10, {
    general: { project: true, headType: { id: 7 }, transaction: { id: 1 }, title: { nl: "Kouter park" } },
    address: { city: GHENT },
  }),
  node(11, {
    general: {
      parentId: 10,
      headType: { id: 3 },
      transaction: { id: 1 },
      price: { value: 250_000 },
      bedroomCount: 2,
    },
  }),
  node(12, {
    general: {
      parentId: 10,
      headType: { id: 3 },
      transaction: { id: 1 },
      price: { priceFrom: 200_000 },
      bedroomCount: 6,
    },
    rest: { estate_collections: [{ estate_collection_id: 5 }] },
  }),
  node(20, { general: { headType: { id: 1 }, transaction: { id: 1 }, price: { value: 300_000 } } }),
  node(21),
];

export const REFERENCE = ReferenceData.parse({
  headTypes: [
    { id: 1, name: { nl: "Huis", fr: "Maison" } },
    { id: 3, name: { nl: "Appartement", fr: "Appartement" } },
    { id: 7, name: { nl: "Nieuwbouw", fr: "Zone neuve" } },
  ],
  countries: [{ id: "BE", name: { nl: "België" } }],
});
