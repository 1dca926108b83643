import { type Locale, LOCALES } from "../../../domain/locale/locale.ts";
import type { Home, Orientation } from "../home/home.ts";
import { type Town, townIn } from "../place/town.ts";

type Words = Record<Locale, string>;

const NUMBERS: Record<Locale, readonly string[]> = {
  nl: ["geen", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"],
  fr: ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  de: ["keine", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
};

const ORDINALS: Record<Locale, readonly string[]> = {
  nl: [
    "gelijkvloerse",
    "eerste",
    "tweede",
    "derde",
    "vierde",
    "vijfde",
    "zesde",
    "zevende",
    "achtste",
    "negende",
    "tiende",
  ],
  fr: [
    "rez-de-chaussée",
    "premier",
    "deuxième",
    "troisième",
    "quatrième",
    "cinquième",
    "sixième",
    "septième",
    "huitième",
    "neuvième",
    "dixième",
  ],
  en: [
    "ground",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
  ],
  de: [
    "untersten",
    "ersten",
    "zweiten",
    "dritten",
    "vierten",
    "fünften",
    "sechsten",
    "siebten",
    "achten",
    "neunten",
    "zehnten",
  ],
};

const FACINGS: Record<Orientation, Words> = {
  N: { nl: "op het noorden", fr: "au nord", en: "north", de: "nach Norden" },
  NE: { nl: "op het noordoosten", fr: "au nord-est", en: "north-east", de: "nach Nordosten" },
  E: { nl: "op het oosten", fr: "à l’est", en: "east", de: "nach Osten" },
  SE: { nl: "op het zuidoosten", fr: "au sud-est", en: "south-east", de: "nach Südosten" },
  S: { nl: "op het zuiden", fr: "au sud", en: "south", de: "nach Süden" },
  SW: { nl: "op het zuidwesten", fr: "au sud-ouest", en: "south-west", de: "nach Südwesten" },
  W: { nl: "op het westen", fr: "à l’ouest", en: "west", de: "nach Westen" },
  NW: { nl: "op het noordwesten", fr: "au nord-ouest", en: "north-west", de: "nach Nordwesten" },
};

const THOUSANDS: Record<Locale, string> = { nl: ".", fr: "\u202f", en: ",", de: "." };

function numberIn(value: number, locale: Locale): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, THOUSANDS[locale]);
}

/** French says "au Coq", "à La Panne"; the other languages say "in" before any town. */
function inTown(town: Town, locale: Locale): string {
  const name = townIn(town, locale);
  if (locale !== "fr") return `in ${name}`;
  return name.startsWith("Le ") ? `au ${name.slice(3)}` : `à ${name}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tenth = (value: number, locale: Locale) =>
  Number.isInteger(value) ? String(value) : value.toFixed(1).replace(".", locale === "en" ? "." : ",");

function valuesFor(
  { body, state, money, place, project }: Home,
  locale: Locale,
): Record<string, string | null> {
  const number = (value: number | null | undefined) => (value == null ? null : numberIn(value, locale));
  const rooms = (code: string) =>
    body.rooms.filter((room) => room.code === code).map(({ surface }) => surface);
  const living = rooms("living")[0];
  const master = Math.max(0, ...rooms("bedroom"));
  return {
    area: number(body.area),
    land: number(body.land),
    landWidth: body.landWidth === null ? null : tenth(body.landWidth, locale),
    beds: NUMBERS[locale][body.bedrooms] ?? String(body.bedrooms),
    floor: ORDINALS[locale][body.level] ?? null,
    living: living === undefined ? null : tenth(living, locale),
    master: master === 0 ? null : tenth(master, locale),
    garden: number(body.garden?.area),
    gardenFacing: body.garden ? FACINGS[body.garden.facing][locale] : null,
    terrace: number(body.terrace?.area),
    terraceFacing: body.terrace ? FACINGS[body.terrace.facing][locale] : null,
    year: state.year === null ? null : String(state.year),
    renovated: state.renovated === null ? null : String(state.renovated),
    epc: number(state.energy?.value),
    label: state.energy?.label ?? null,
    price: number(money.price),
    unit: project?.unit ?? null,
    inTown: inTown(place.town, locale),
    InTown: capital(inTown(place.town, locale)),
  };
}

export type Filler = Record<Locale, Record<string, string | null>>;

export function fillerFor(home: Home): Filler {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valuesFor(home, locale)])) as Filler;
}

export const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

/** English figures that are spoken with a vowel first: 8, 11, 18, 80 to 89, 800 and the like. */
const BEFORE_VOWEL = /\b([Aa]) (?=8|1[18]\b)/g;

/** Apostrophes of town names are curled, a figure keeps its unit beside it; a blank before a colon or semicolon must not break in French. */
function typeset(text: string, locale: Locale): string {
  const curled = text.replaceAll("'", "’").replaceAll(/(\d) (?=m²|kWh|km\b)/g, "$1\u00a0");
  if (locale === "en") return curled.replace(BEFORE_VOWEL, "$1n ");
  return locale === "fr" ? curled.replace(/ ([:;?!])/g, "\u00a0$1") : curled;
}

export function fill(text: string, filler: Filler, locale: Locale): string {
  return typeset(
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = filler[locale][name];
      if (value == null) throw new Error(`nothing to put for {${name}} in: ${text}`);
      return value;
    }),
    locale,
  );
}
