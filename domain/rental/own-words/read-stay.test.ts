import { expect, test } from "vitest";
import { findPlace } from "../../listing/own-words/testing/understood.ts";
import { queryOfStay } from "./query-of-stay.ts";
import { readStay } from "./read-stay.ts";
import { stayChoices } from "./stay-choices.ts";
import { isForStay } from "./stay-wishes.ts";
import phrases from "./testing/phrases.json" with { type: "json" };

const TODAY = "2026-11-28";
const CHOICES = stayChoices({});

type Expected = {
  readonly kinds?: readonly number[];
  readonly places?: readonly string[];
  readonly sea?: boolean;
  readonly persons?: number;
  readonly days?: object;
  readonly maxPrice?: number;
  readonly unknown?: readonly string[];
};

/** What a text asks for, and what of it no rule read; nothing of what it does not name. */
function understood(text: string): Expected {
  const { wishes, unknown } = readStay(text, { findPlace, hasKind: () => true });
  const { changes } = queryOfStay({ ...wishes, places: [] }, CHOICES, TODAY);
  const { days, persons, maxPrice } = changes;
  const { kind: _kind, ...when } = days ?? { kind: null };
  return {
    ...(wishes.kinds.length > 0 && { kinds: wishes.kinds.map(({ type }) => type) }),
    ...(wishes.places.length > 0 && { places: wishes.places }),
    ...(wishes.seaside && { sea: true }),
    ...(persons !== undefined && { persons }),
    ...(days && { days: when }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(unknown.length > 0 && { unknown }),
  };
}

const stays = phrases.filter(({ isOther }) => !isOther);
const written = stays.filter(({ kept }) => !kept);
const kept = stays.filter((phrase) => phrase.kept);

test.each(written.map(({ text, expect: expected }) => [text, expected] as const))("%s", (text, expected) => {
  expect(understood(text)).toEqual(expected);
});

const asksForStay = written.filter(({ isUnsure }) => !isUnsure).map(({ text }) => text);

test.each(asksForStay)("who types it looks for a stay: %s", (text) => {
  expect(isForStay(readStay(text, { findPlace, hasKind: () => true }).wishes)).toBe(true);
});

test("so many nights from a day on are a stay", () => {
  const { wishes } = readStay("cottage Durbuy 3 nights from 10 April", { findPlace, hasKind: () => true });
  expect(isForStay(wishes)).toBe(true);
});

test.each(phrases.filter(({ isOther }) => isOther).map(({ text }) => text))(
  "who types it buys, or looks for a home to live in: %s",
  (text) => {
    expect(isForStay(readStay(text, { findPlace, hasKind: () => true }).wishes)).toBe(false);
  },
);

test.each([
  ["du 8 au 15/8", "2027-08-08", "2027-08-15"],
  ["8/8-15/8/27", "2027-08-08", "2027-08-15"],
  ["7-8-2027 tot 14-8-2027", "2027-08-07", "2027-08-14"],
  ["10.8.-17.8.", "2027-08-10", "2027-08-17"],
  ["du 5 au 12 sept", "2027-09-05", "2027-09-12"],
  ["samedi 7 au samedi 14 août", "2027-08-07", "2027-08-14"],
  ["Samstag, den 7. August bis 14.8.", "2027-08-07", "2027-08-14"],
  ["from sat 7 to sat 14 august", "2027-08-07", "2027-08-14"],
  ["van de 7e tot de 14e augustus", "2027-08-07", "2027-08-14"],
])("days in the ways people write them: %s", (text, arrival, departure) => {
  expect(understood(text)).toEqual({ days: { arrival, departure } });
  expect(isForStay(readStay(text, { findPlace, hasKind: () => true }).wishes)).toBe(true);
});

test.each(["van vrijdag tot maandag", "vakantievilla"])(
  "what the list can't be narrowed by is said: %s",
  (text) => {
    const { unknown } = readStay(text, { findPlace, hasKind: () => false });
    expect(unknown.length).toBe(1);
  },
);

test.each([
  ["gîte weekend du 1er mai", ["length"]],
  ["vakantiehuis 3 km van zee", ["radius"]],
])("what days or places leave out is said: %s", (text, unused) => {
  const { wishes } = readStay(text, { findPlace, hasKind: () => true });
  const towns = [{ id: 1, zip: "8400", names: ["Oostende"] }];
  expect(queryOfStay({ ...wishes, places: [] }, { ...CHOICES, towns }, TODAY).unused).toEqual(unused);
});

test("of phrases that the rules were not written with, few are misread", () => {
  const verdicts = kept.map(({ text, expect: expected }) => {
    const [got, wanted] = [understood(text), expected as Expected].map(
      ({ unknown: _unknown, ...said }) => said as Record<string, unknown>,
    ) as [Record<string, unknown>, Record<string, unknown>];
    const differing = [...new Set([...Object.keys(got), ...Object.keys(wanted)])].filter(
      (key) => JSON.stringify(got[key]) !== JSON.stringify(wanted[key]),
    );
    const isFound = isForStay(readStay(text, { findPlace, hasKind: () => true }).wishes);
    if (differing.length === 0) return isFound ? "understood" : `partly: ${text}`;
    return differing.every((key) => got[key] === undefined) ? `partly: ${text}` : `misread: ${text}`;
  });
  expect(verdicts.length).toBe(33);
  expect(verdicts.filter((verdict) => verdict !== "understood")).toEqual([
    "partly: week end de la toussaint spa 4p",
  ]);
});

test.each([
  ["vakantiehuis voor één persoon", { persons: 1 }],
  ["maison de vacances pour deux adultes et un enfant", { persons: 3 }],
  ["Ferienhaus für zwei Erwachsene und ein Kind", { persons: 3 }],
])("an article counts one guest: %s", (text, expected) => {
  expect(understood(text)).toEqual(expected);
});

test("what is not understood asks for nothing new when it is read again", () => {
  const changed = stays.filter(({ text }) => {
    const { unknown } = readStay(text, { findPlace, hasKind: () => true });
    const { unknown: _unknown, ...again } = understood(unknown.join(", "));
    return Object.keys(again).length > 0;
  });
  expect(changed).toEqual([]);
});
