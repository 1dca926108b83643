import { expect, test } from "vitest";
import { Estate } from "../schema/estate.ts";
import { cardView } from "./card-view.ts";

const HASH = "0f".repeat(16);

function estate(general: object = {}, rest: object = {}): Estate {
  return Estate.parse({
    general: {
      id: 12,
      subType: { id: 101, name: { nl: "Rijwoning", fr: "Maison mitoyenne" } },
      transaction: { id: 1 },
      title: { nl: "Rijwoning met stadstuin" },
      price: { value: 389_000 },
      bedroomCount: 3,
      address: {
        street: { nl: "Zuidstationstraat" },
        number: "14",
        box: "2",
        city: { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand" } },
      },
      ...general,
    },
    uri: { nl: "/nl/aanbod/12/rijwoning-te-koop", fr: "/fr/offre/12/maison-a-vendre" },
    dimensions: { areaBuild: 168 },
    ...rest,
  });
}

const inDutch = { locale: "nl", site: { settings: { hiddenStatus: [5] } }, cdn: null } as const;
const inFrench = { ...inDutch, locale: "fr" } as const;

test("a card says what, where, how much and how big", () => {
  expect(cardView(estate(), inDutch)).toMatchObject({
    id: 12,
    href: "/nl/aanbod/12/rijwoning-te-koop",
    title: { text: "Rijwoning met stadstuin", locale: "nl" },
    subType: { text: "Rijwoning", locale: "nl" },
    street: "Zuidstationstraat 14 / 2",
    city: "9000 Gent",
    price: { text: "€\u00a0389.000,00", before: null, period: null, annuity: null },
    bedrooms: 3,
    area: "168,00\u00a0m²",
    land: null,
  });
});

test("in French a card keeps a Dutch title as Dutch, and names the city in French", () => {
  const card = cardView(estate(), inFrench);
  expect(card.title).toEqual({ text: "Rijwoning met stadstuin", locale: "nl" });
  expect(card.subType).toEqual({ text: "Maison mitoyenne", locale: "fr" });
  expect(card.city).toBe("9000 Gand");
  expect(card.href).toBe("/fr/offre/12/maison-a-vendre");
});

test("a status that the agency hides leads nowhere", () => {
  expect(cardView(estate({ transaction: { id: 5 } }), inDutch).href).toBeNull();
  expect(cardView(estate({ transaction: { id: 6 } }), inDutch).href).not.toBeNull();
});

test("a hidden address shows its city only", () => {
  const address = {
    visible: false,
    street: { nl: "Geheim" },
    number: "1",
    city: { id: 1, zip: "9000", name: "Gent" },
  };
  const card = cardView(estate({ address }), inDutch);
  expect(card).toMatchObject({ street: null, city: "9000 Gent" });
  expect(JSON.stringify(card)).not.toContain("Geheim");
});

test("a project shows the price that it starts from, a rent what it is counted per", () => {
  expect(cardView(estate({ price: { priceFrom: 265_000 } }), inDutch).price).toMatchObject({
    before: "listing.priceFrom",
  });
  const rent = { value: 950, period: { name: { nl: "maand" } } };
  expect(cardView(estate({ price: rent }), inDutch).price?.period?.text).toBe("/ maand");
});

test("a sale on a life annuity tells the bouquet and what is paid every month", () => {
  const price = { value: 60_000, annuity: 850, period: { name: { nl: "maand" } } };
  expect(cardView(estate({ transaction: { id: 11 }, price }), inDutch).price).toEqual({
    text: "€\u00a060.000,00",
    before: "listing.bouquet",
    period: null,
    annuity: "€\u00a0850,00",
  });
});

test.each([
  [{ price: null }, {}],
  [{ price: { value: 0 } }, {}],
  [{}, { property: { financial: { vat_regime: true } } }],
])("without a price, or with one that is told in person, the card has none: %j %j", (general, rest) => {
  expect(cardView(estate(general, rest), inDutch).price).toBeNull();
});

test("a listing without a title is named by what is known of it", () => {
  expect(cardView(estate({ title: null }), inDutch).title.text).toBe("Rijwoning in Gent");
});

test("what is not known or nought is not shown", () => {
  const bare = cardView(estate({ bedroomCount: 0, address: null }, { dimensions: null }), inDutch);
  expect(bare).toMatchObject({ bedrooms: null, bathrooms: null, area: null, street: null, city: null });
});

test("the first picture by its index is the card's, in the card's ratio", () => {
  const pictures = [
    { file: "b".repeat(32), index: 2 },
    { file: HASH, index: 0, title: { nl: "Voorgevel" } },
  ];
  expect(cardView(estate({}, { pictures }), inDutch).picture).toMatchObject({
    src: `/media/${HASH}/card-760`,
    width: 760,
    height: 500,
    alt: "Voorgevel",
  });
});

test("an energy label that nobody knows is left out, a pair stays whole", () => {
  expect(cardView(estate({}, { energy: { energyLabel: "F_C" } }), inDutch).energyLabel).toBe("F_C");
  expect(cardView(estate({}, { energy: {} }), inDutch).energyLabel).toBeNull();
});

test.each([
  [5, "sold"],
  [6, "rented"],
  [7, "underOption"],
  [8, "underOption"],
])("transaction %i shows on a card without a sticker and beside one: %s", (id, state) => {
  const sticker = { id: 3, name: { nl: "Nieuw" } };
  expect(cardView(estate({ transaction: { id } }), inDutch)).toMatchObject({ state, sticker: null });
  expect(cardView(estate({ transaction: { id }, sticker }), inDutch)).toMatchObject({
    state,
    sticker: { label: { text: "Nieuw" } },
  });
});

test("an estate that its attribute groups call sold is sold on its card", () => {
  expect(cardView(estate({}, { property: { status: "SOLD" } }), inDutch).state).toBe("sold");
});

test("a rent without a period is by the month, a price of a sale is not", () => {
  const rent = { transaction: { id: 2 }, price: { value: 950 } };
  expect(cardView(estate(rent), inDutch).price?.period?.text).toBe("/ maand");
  expect(cardView(estate(rent), inFrench).price?.period?.text).toBe("/ mois");
  expect(cardView(estate(), inDutch).price?.period).toBeNull();
});

test.each([
  [{ country: { id: "FR" }, city: { id: 1, zip: "59000", name: "Lille" } }],
  [{ city: { id: 1, zip: "03181", name: "Torrevieja" } }],
])("the energy label of an estate abroad has no Belgian name: %j", (address) => {
  expect(cardView(estate({ address }), inDutch).certificate).toBeNull();
});

const certificateIn = (zip: string) =>
  cardView(estate({ address: { city: { id: 1, zip, name: "Hier" } } }), inDutch).certificate;

test("the energy label of an estate in Brussels is called EPB in Dutch", () => {
  expect([certificateIn("1050"), certificateIn("9000")]).toEqual(["EPB", "EPC"]);
});
