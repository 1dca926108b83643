import { LOCALES, type Locale } from "../../../domain/locale/locale.ts";
import { type Random, randomFrom } from "../drawing/random.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import type { Home } from "../home/home.ts";
import { CONDITIONS } from "./conditions.ts";
import { fill, type Filler, fillerFor, placeholdersOf } from "./fill.ts";
import * as interiors from "./interiors.ts";
import type { Line } from "./line.ts";
import { BUSINESS_OPENINGS } from "./openings-business.ts";
import { FLAT_OPENINGS } from "./openings-flats.ts";
import { HOME_OPENINGS } from "./openings-homes.ts";
import * as practical from "./practical.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { BUSINESS_TITLES } from "./titles-business.ts";
import { FLAT_TITLES } from "./titles-flats.ts";
import { HOME_TITLES } from "./titles-homes.ts";
import * as units from "./titles-units.ts";

type Words = Record<Locale, string>;
export type Texts = { title: Words; description: Words; short: Words };

const TITLES = { ...HOME_TITLES, ...FLAT_TITLES, ...BUSINESS_TITLES };
const OPENINGS = { ...HOME_OPENINGS, ...FLAT_OPENINGS, ...BUSINESS_OPENINGS };
const LIVED_IN = new Set(["house", "apartment"]);

/** Homes that stand outside the built-up area, whatever the town. */
const SECLUDED = new Set(["farm", "cottage", "estate"]);

type Writer = { home: Home; random: Random; filler: Filler };

function holds(line: Line, { home, filler }: Writer): boolean {
  const when = line[4];
  if (when && !CONDITIONS[when](home)) return false;
  return placeholdersOf(line[0]).every((name) => filler.nl[name] != null);
}

/** Up to `count` different lines of a bank that are true of this home; in a bank's order, so that they read on. */
function choose(bank: readonly Line[] | undefined, count: number, writer: Writer): Line[] {
  const fitting = (bank ?? []).filter((line) => holds(line, writer));
  const chosen = new Set(writer.random.shuffle(fitting).slice(0, count));
  return fitting.filter((line) => chosen.has(line));
}

function maybe(bank: readonly Line[], chance: number, writer: Writer): Line[] {
  return writer.random.chance(chance) ? choose(bank, 1, writer) : [];
}

function closingBank({ transaction, notary }: Home): readonly Line[] {
  if (notary) return practical.CLOSINGS_NOTARY;
  if (transaction === 5 || transaction === 6) return practical.CLOSINGS_GONE;
  if (transaction === 4) return practical.CLOSINGS_SEASON;
  if (transaction === 10) return practical.CLOSINGS_TAKEOVER;
  return isForRent(transaction) ? practical.CLOSINGS_RENT : practical.CLOSINGS_SALE;
}

function insideLines(writer: Writer): Line[] {
  const { kind } = writer.home;
  if (kind.family === "plot") return choose(practical.PLOT_NOTES, 2, writer);
  if (kind.family === "business") return choose(practical.BUSINESS_NOTES, 2, writer);
  if (!LIVED_IN.has(kind.family) || kind.voice === "studio") return [];
  return [
    ...choose(interiors.STATE_OF_REPAIR, 1, writer),
    ...choose(interiors.LIVING_ROOMS, 1, writer),
    ...maybe(interiors.KITCHENS, 0.7, writer),
    ...maybe(interiors.STUDIES, 0.6, writer),
    ...choose(interiors.BEDROOMS, 1, writer),
    ...maybe(interiors.BATHROOMS, 0.5, writer),
  ];
}

function outsideLines(writer: Writer): Line[] {
  const { family, voice } = writer.home.kind;
  const { garden, terrace } = writer.home.body;
  if (!LIVED_IN.has(family)) return [];
  const energy = CONDITIONS.mustRenovate(writer.home)
    ? practical.ENERGY_NOTES.filter(([, , , , when]) => when === "mustRenovate")
    : practical.ENERGY_NOTES;
  return [
    ...choose(interiors.GARDENS, 1, writer),
    ...(garden === null || writer.random.chance(0.5) ? choose(interiors.TERRACES, 1, writer) : []),
    ...(garden === null && terrace === null ? choose(interiors.NOTHING_OUTSIDE, 1, writer) : []),
    ...choose(energy, 1, writer),
    ...(voice === "studio" ? [] : choose(practical.PRACTICAL_NOTES, 1, writer)),
  ];
}

function titleBank({ project, kind }: Home): readonly Line[] | undefined {
  if (!project) return TITLES[kind.voice];
  return kind.family === "house" ? units.UNIT_HOUSE_TITLES : units.UNIT_TITLES;
}

function unitParagraphs(writer: Writer): Line[][] {
  const house = writer.home.kind.family === "house";
  return [
    choose(house ? units.UNIT_HOUSE_OPENINGS : units.UNIT_OPENINGS, 1, writer),
    [
      ...choose(interiors.LIVING_ROOMS, 1, writer),
      ...choose(interiors.BEDROOMS, 1, writer),
      ...maybe(interiors.BATHROOMS, 0.5, writer),
    ],
    choose(units.UNIT_NOTES, 2, writer),
  ];
}

function paragraphsFor(writer: Writer): Line[][] {
  const { kind, place, project } = writer.home;
  if (project) return unitParagraphs(writer);
  const opening = choose(OPENINGS[kind.voice], 1, writer);
  const setting = SECLUDED.has(kind.voice) && place.town.setting !== "coast" ? "village" : place.town.setting;
  const surroundings = kind.voice === "field" ? [] : choose(SURROUNDINGS[setting], 1, writer);
  return [
    [...opening, ...surroundings],
    insideLines(writer),
    outsideLines(writer),
    choose(closingBank(writer.home), 1, writer),
  ].filter((lines) => lines.length > 0);
}

function inEach(write: (locale: Locale, at: number) => string): Words {
  return Object.fromEntries(LOCALES.map((locale, at) => [locale, write(locale, at)])) as Words;
}

/** Title, description and one-sentence summary of a home; the same seed writes the same words. */
export function writeTexts(home: Home, seed: string): Texts {
  const writer: Writer = { home, random: randomFrom(`${seed}|words`), filler: fillerFor(home) };
  const [title] = choose(titleBank(home), 1, writer);
  const paragraphs = paragraphsFor(writer);
  if (!title) throw new Error(`no title for ${home.kind.voice}`);
  const t = (line: Line, locale: Locale, at: number) => fill(line[at as 0], writer.filler, locale);
  const localize = (lines: readonly Line[], locale: Locale, at: number) =>
    lines.map((line) => t(line, locale, at)).join(" ");
  return {
    title: inEach((locale, at) => t(title, locale, at)),
    description: inEach((locale, at) => paragraphs.map((lines) => localize(lines, locale, at)).join("\n\n")),
    short: inEach((locale, at) => localize((paragraphs[0] ?? []).slice(0, 1), locale, at)),
  };
}
