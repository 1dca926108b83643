import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { readWishes } from "./read-wishes.ts";
import phrases from "./testing/phrases.json" with { type: "json" };
import shortPhrases from "./testing/short-phrases.json" with { type: "json" };
import { findPlace, understood } from "./testing/understood.ts";
import { NO_WISHES, type Wishes } from "./wishes.ts";

test.each([
  [
    "2 slpk appartement met terras in Gent tot 300.000, vlakbij school",
    {
      types: [3],
      transaction: "sale",
      bedMin: 2,
      terrace: true,
      places: ["Gent"],
      priceMax: 300_000,
      unknown: ["vlakbij school"],
    },
  ],
  [
    "maison 3 ch. avec jardin à Namur entre 200 et 250.000 €",
    {
      transaction: "sale",
      types: [1],
      bedMin: 3,
      garden: true,
      places: ["Namen"],
      priceMin: 200_000,
      priceMax: 250_000,
    },
  ],
  ["appartement met één slaapkamer", { types: [3], bedMin: 1 }],
  ["appartement avec une chambre", { types: [3], bedMin: 1 }],
  ["Wohnung mit einem Schlafzimmer", { types: [3], bedMin: 1 }],
  ["huis met maximum 2 slaapkamers", { types: [1], unknown: ["2 slaapkamers"] }],
  ["een huis met een tuin", { types: [1], garden: true }],
  ["te huur huis Gent 600", { transaction: "rent", types: [1], places: ["Gent"], priceMax: 600 }],
  [
    "flat to rent in Ghent or Bruges, max 900 a month, lift and parking",
    {
      types: [3],
      transaction: "rent",
      places: ["Gent", "Brugge"],
      priceMax: 900,
      lift: true,
      parking: true,
    },
  ],
  [
    "Haus mit Grundstück von 10 Ar in Eupen und Umgebung, PEB B oder besser",
    { types: [1], plotMin: 1000, places: ["Eupen"], radius: 5, epcMin: "B" },
  ],
  [
    "koopwoning Mol, geen garage",
    { types: [1], transaction: "sale", places: ["Mol"], unknown: ["geen garage"] },
  ],
  ["garage 9000", { types: [6], places: ["9000"] }],
  [
    "villa rond de 500k",
    { transaction: "sale", types: [1], subTypes: [102], priceMin: 450_000, priceMax: 550_000 },
  ],
  ["apartement binnen 10 km van Leuven", { types: [3], radius: 10, places: ["Leuven"] }],
  ["rue de Namur, studio", { types: [3], subTypes: [307], unknown: ["rue de Namur"] }],
  ["bestaande bouw, minstens 120 m²", { isNew: false, areaMin: 120 }],
  ["flat in 9000 max 250000", { transaction: "sale", types: [3], places: ["9000"], priceMax: 250_000 }],
  ["9050 tot 850 huren", { places: ["9050"], priceMax: 850, transaction: "rent" }],
  ["1050 Bruxelles", { places: ["1050"] }],
  ["app 200k-260k", { transaction: "sale", types: [3], priceMin: 200_000, priceMax: 260_000 }],
  ["app 200.000 € – 260.000 €", { transaction: "sale", types: [3], priceMin: 200_000, priceMax: 260_000 }],
  ["trois chambres, deux salles de bain", { bedMin: 3, unknown: ["deux salles de bain"] }],
  ["studio of klein appartement", { types: [3], unknown: ["klein"] }],
  ["appartement ou duplex", { types: [3] }],
  ["house or duplex", { types: [1, 3] }],
  ["villa ou penthouse", { types: [1, 3], subTypes: [102, 304] }],
  ["farmhouse with land", { types: [1], subTypes: [109], unknown: ["with land"] }],
  ["with land", { unknown: ["with land"] }],
  ["huis met kantoor", { types: [1], unknown: ["met kantoor"] }],
  ["1bd apt", { bedMin: 1, types: [3] }],
  ["", {}],
])("%s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

const TYPES: Readonly<Record<string, number>> = {
  house: 1,
  land: 2,
  apartment: 3,
  commercial: 4,
  garage: 6,
  project: 7,
  investment: 9,
  "student-room": 10,
};

type Expected = Omit<Partial<Wishes<string>>, "types"> & {
  readonly types?: readonly string[];
  readonly radiusKm?: number;
  readonly bedroomsMin?: number;
  readonly newBuild?: boolean;
};

function wishesOf({
  types,
  places: named,
  radiusKm,
  bedroomsMin,
  newBuild,
  ...same
}: Expected): Wishes<string> {
  return {
    ...NO_WISHES,
    ...same,
    types: (types ?? []).map((type) => TYPES[type]!).toSorted((a, b) => a - b),
    places: (named ?? []).toSorted(),
    radius: radiusKm ?? null,
    bedMin: bedroomsMin ?? null,
    isNew: newBuild ?? null,
  };
}

test("of phrases in four languages that other people wrote, few are misread", () => {
  const read = phrases.map(({ text, expect: expected }) => {
    const { wishes } = readWishes(text, findPlace);
    const wanted = wishesOf(expected as Expected);
    const got = {
      ...wishes,
      subTypes: [],
      types: wishes.types.toSorted((a, b) => a - b),
      places: wishes.places.toSorted(),
    };
    const differing = (Object.keys(got) as Array<keyof Wishes<string>>).filter(
      (key) => JSON.stringify(got[key]) !== JSON.stringify(wanted[key]),
    );
    const isMissing = (key: keyof Wishes<string>) =>
      JSON.stringify(got[key]) === JSON.stringify(NO_WISHES[key]);
    if (differing.length === 0) return "understood";
    return differing.every(isMissing) ? "partly" : `misread: ${text}`;
  });
  const count = (test: (verdict: string) => boolean) => read.filter(test).length;
  expect(read.length).toBe(280);
  expect(count((verdict) => verdict === "understood")).toBeGreaterThanOrEqual(235);
  expect(read.filter((verdict) => verdict.startsWith("misread")).length).toBeLessThanOrEqual(10);
});

test.each(
  shortPhrases.filter(({ kept }) => !kept).map(({ text, expect: wanted }) => [text, wanted] as const),
)("as typed on a phone: %s", (text, wanted) => {
  expect(understood(text)).toEqual(wanted);
});

test("of phrases of phones that are kept for measuring, few are not understood wholly", () => {
  const kept = shortPhrases.filter((phrase) => phrase.kept);
  const others = kept.filter(
    ({ text, expect: wanted }) => !isDeepStrictEqual({ ...understood(text) }, wanted),
  );
  expect(kept.length).toBe(20);
  expect(others.map(({ text }) => text)).toEqual([
    "huuurhuis turnhout 3 kamers vrij vanaf januari",
    "rdc avec jardin uccle 1200 € par mois charges comprises",
  ]);
});

test.each([
  ["huis binnen 10 km van zee", { types: [1], unknown: ["10 km van zee"] }],
  ["huis binnen 10 km van Gent", { types: [1], places: ["Gent"], radius: 10 }],
])("kilometres around no place that is known are said: %s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

test("what is not understood asks for nothing new when it is read again", () => {
  const typed = [
    ...[...phrases, ...shortPhrases].map(({ text }) => text),
    "maison 3 chambres grand terrain Namur",
  ];
  const changed = typed.filter((text) => {
    const { wishes, unknown } = readWishes(text, findPlace);
    const again = readWishes(unknown.join(", "), findPlace).wishes;
    const keys = Object.keys(again) as Array<keyof Wishes<string>>;
    return keys.some((key) =>
      [wishes, NO_WISHES].every((one) => JSON.stringify(one[key]) !== JSON.stringify(again[key])),
    );
  });
  expect(changed).toEqual([]);
});
