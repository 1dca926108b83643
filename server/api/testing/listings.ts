import { EstateNode } from "#features/listings/schema/estate.ts";

const GENT = { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand", en: "Ghent" } };
const OOSTENDE = { id: 2, zip: "8400", name: "Oostende", alias: { fr: "Ostende", en: "Ostend" } };

/** What must never leave the server: each stands in a hidden address alone, and in no request id by chance. */
export const SECRETS = ["Geheimstraat", "7788K", "Bus-13Z", "51.05487", "3.72391"] as const;

/** The content address of the picture that a unit and the let house have. */
export const PICTURE = "5a".repeat(16);

const HIDDEN = {
  visible: false,
  street: { nl: "Geheimstraat", fr: "Rue Geheimstraat" },
  number: "7788K",
  box: "Bus-13Z",
  city: GENT,
  country: { id: "BE" },
  location: { latitude: 51.05487, longitude: 3.72391 },
};

const VISIBLE = {
  street: { nl: "Kouter", fr: "Place d'Armes" },
  number: "12",
  city: GENT,
  country: { id: "BE" },
  location: { latitude: 51.0501, longitude: 3.7201 },
};

const AN = { id: 1, firstname: "An", lastname: "Claes", email: "an@voorbeeld.example", phone: "+32 9 1" };

type Particulars = Partial<EstateNode["general"]> & { readonly id: number };

function node(general: object & Particulars, rest: object = {}): EstateNode {
  return EstateNode.parse({
    general: {
      headType: { id: 1 },
      subType: { id: 10 },
      transaction: { id: 1 },
      address: VISIBLE,
      publicationDate: "2026-05-01T08:00:00Z",
      ...general,
    },
    ...rest,
  });
}

/** Huyzen: a house, an apartment at a hidden address, a project of two units, a let house, and one to be taken off. */
export const HUYZEN_LISTINGS: readonly EstateNode[] = [
  node(
    { id: 1, title: { nl: "Herenhuis" }, price: { value: 450_000 }, bedroomCount: 4, reference: "REF-1" },
    { salesRep: AN, estate_collections: [{ estate_collection_id: 5 }] },
  ),
  node({
    id: 2,
    headType: { id: 3 },
    title: { nl: "Appartement" },
    price: { value: 250_000 },
    bedroomCount: 2,
    address: HIDDEN as never,
  }),
  node({ id: 3, headType: { id: 7 }, project: true, title: { nl: "De Werf" }, address: HIDDEN as never }),
  node(
    { id: 31, parentId: 3, title: { nl: "Unit 1" }, price: { value: 310_000 }, address: HIDDEN as never },
    { pictures: [{ file: PICTURE }] },
  ),
  node({ id: 32, parentId: 3, title: { nl: "Unit 2" }, price: { value: 330_000 } }),
  node(
    { id: 4, transaction: { id: 6 }, title: { nl: "Verhuurd huis" }, price: { value: 900 } },
    { pictures: [{ file: PICTURE }] },
  ),
];

export const TAKEN_OFF: EstateNode = node({ id: 9, title: { nl: "Weg" }, price: { value: 1 } });

export const ZILT_LISTINGS: readonly EstateNode[] = [
  node({
    id: 1,
    title: { nl: "Zeezicht aan de dijk" },
    price: { value: 600_000 },
    address: { ...VISIBLE, city: OOSTENDE } as never,
  }),
  node({ id: 100, title: { nl: "Duinhuis" }, price: { value: 700_000 } }),
];
