import { PRICE_PATHS } from "#domain/estate/price/hidden-price.ts";

type Json = Record<string, unknown>;

const GENT = { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand" } };
const at = (street: string, number: string, more: Json = {}) => ({
  street: { nl: street },
  number,
  city: GENT,
  country: { id: "BE" },
  region: "FLANDERS",
  location: { latitude: 51.054_12, longitude: 3.718_93 },
  ...more,
});
const general = (id: number, more: Json = {}) => ({
  id,
  headType: { id: 1 },
  subType: { id: 1 },
  transaction: { id: 1 },
  reference: `REF-${id}`,
  publicationDate: "2026-01-15T09:00:00Z",
  ...more,
});

/** A node that says a figure wherever a price follows from it, under VAT. */
function underVat(id: number, amount: number, more: Json = {}): Json {
  const node: Json = { general: general(id, more), property: { financial: { vat_regime: true } } };
  for (const path of PRICE_PATHS) {
    const keys = path.split(".");
    const last = keys.pop()!;
    const place = keys.reduce((part, key) => (part[key] ??= {}) as Json, node);
    place[last] = amount;
  }
  return node;
}

/** Listings of every kind that something is derived from: bare, whole, hidden, under VAT, in attribute groups, in projects. */
export const SAMPLE_LISTINGS: readonly Json[] = [
  { general: general(1) },
  {
    general: general(2, {
      title: { nl: "Rijhuis met <b>tuin</b>", fr: "Maison avec jardin" },
      description: { nl: "<p>Drie slaapkamers, een kachel en véél licht.</p>" },
      address: at("Veldstraat", "12", { box: "3" }),
      price: { value: 345_000 },
      bedroomCount: 3,
      sticker: { id: 3, name: { nl: "Nieuw" } },
      floor: 1,
    }),
    dimensions: { areaBuild: 140, areaGround: 210 },
    energy: { epcValue: 210, energyLabel: "C" },
    technical: { constructionYear: 1931, elevator: false, condition: "GOOD_CONDITION" },
    layout: { rooms: [{ value: { id: 1 }, quantity: 3 }] },
    estate_collections: [{ estate_collection_id: 1 }],
  },
  {
    general: general(3, {
      title: { nl: "Villa Kerkstraat12, hoek Kerk- en Dorpsstraat" },
      buildingName: "Residentie De Kerk",
      address: at("Kerkstraat", "12", { visible: false }),
      price: { value: 512_000 },
    }),
  },
  underVat(4, 389_123, { address: at("Kouter", "1") }),
  {
    general: general(5, { transaction: { id: 2 } }),
    property: {
      title: { nl: "Loft aan het water" },
      description: { nl: "Hoge plafonds" },
      financial: { price: 950, vat_regime: false },
    },
  },
  // A project whose cheapest estate is sold.
  {
    general: general(10, {
      project: true,
      headType: { id: 7 },
      address: at("Dok", "1"),
      price: { value: 1 },
    }),
  },
  { general: general(11, { parentId: 10, price: { value: 249_000 }, transaction: { id: 5 } }) },
  {
    general: general(12, { parentId: 10, price: { value: 297_500 }, bedroomCount: 2 }),
    estate_collections: [{ estate_collection_id: 1 }],
  },
  // One estate hides the address of all.
  { general: general(20, { project: true, title: { nl: "Hof Lindelei" }, address: at("Lindelei", "4") }) },
  { general: general(21, { parentId: 20, address: at("Lindelei", "4", { box: "1", visible: false }) }) },
  {
    general: general(22, {
      parentId: 20,
      price: { value: 305_000 },
      address: at("Lindelei", "4", { box: "2" }),
    }),
  },
  // A project under VAT, one of whose estates is not.
  underVat(30, 249_123, { project: true }),
  { general: general(31, { parentId: 30, price: { value: 297_123 } }) },
  // A project that is sold as a whole, and one that is under option.
  { general: general(40, { project: true, address: at("Dok", "3") }) },
  { general: general(41, { parentId: 40, price: { value: 249_000 }, transaction: { id: 5 } }) },
  { general: general(50, { project: true, address: at("Dok", "5") }) },
  { general: general(51, { parentId: 50, price: { value: 251_000 }, transaction: { id: 7 } }) },
  // On request, whatever its attribute groups say.
  { general: general(60, { price: { value: 0 } }), property: { financial: { price: 440_000 } } },
];

export const SAMPLE_RENTALS: readonly Json[] = [
  {
    id: 1,
    general: {
      title: { nl: "Zeezicht" },
      location: { id: 1 },
      subKind: { id: 1 },
      maxOccupation: 4,
      city: GENT,
    },
    address: at("Zeedijk", "120"),
    periods: [
      { id: 1, type: { id: 1 }, start: "2026-07-04", end: "2026-07-11", price: 650 },
      { id: 2, type: { id: 1 }, start: "2026-08-01", end: "2026-08-08", price: 700, available: false },
    ],
  },
  {
    id: 2,
    general: { title: { nl: "Flat Duinenweg 7" }, building: { name: "Neptunus" } },
    address: at("Duinenweg", "7", { visible: false }),
  },
];

/** What the samples point to. */
export const SAMPLE_REFERENCE = {
  headTypes: [
    { id: 1, name: { nl: "Huis", fr: "Maison" } },
    { id: 7, name: { nl: "Nieuwbouwproject" } },
  ],
  subTypes: [{ id: 1, name: { nl: "Villa" } }],
  transactions: [
    { id: 1, name: { nl: "Te koop", fr: "À vendre" } },
    { id: 2, name: { nl: "Te huur" } },
    { id: 5, name: { nl: "Verkocht" } },
    { id: 7, name: { nl: "In optie" } },
  ],
  cities: [GENT],
  countries: [{ id: "BE", name: { nl: "België" } }],
  rooms: [{ id: 1, name: { nl: "Slaapkamer" } }],
  rentalLocations: [{ id: 1, name: { nl: "Zeedijk" } }],
  rentalSubKinds: [{ id: 1, name: { nl: "Appartement" } }],
  periodTypes: [{ id: 1, name: { nl: "Week" } }],
};
