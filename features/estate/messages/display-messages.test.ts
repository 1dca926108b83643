import { expect, test } from "vitest";
import {
  CODES_OF_FIELD_TYPE,
  type FieldType,
  WORDLESS_FIELD_TYPES,
  keyOfCode,
} from "#domain/display/field-types.ts";
import { FLOOD_SCORES, LEASE_KINDS } from "#domain/estate/reference/enumerations.ts";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const keys = new Set(Object.keys(nl));
const catalogues = [...TABS_CATALOGUE, ...GROUPS_CATALOGUE];
const labels = catalogues.flatMap(({ title, fields }) => [
  title,
  ...fields.flatMap((field) => [field.label, field.emptyWords]),
]);
const codeWords = (Object.keys(CODES_OF_FIELD_TYPE) as FieldType[])
  .filter((fieldType) => !WORDLESS_FIELD_TYPES.includes(fieldType))
  .flatMap((fieldType) => CODES_OF_FIELD_TYPE[fieldType].map((code) => keyOfCode(fieldType, code)));

test("every group and field of both models has a label", () => {
  expect(labels.filter((label) => !keys.has(label))).toEqual([]);
});

test("every code of every enumeration has a text", () => {
  expect(codeWords.filter((word) => !keys.has(word))).toEqual([]);
  expect(codeWords.length).toBeGreaterThan(100);
});

test("every kind of lease and every flood score has a text", () => {
  const words = [
    ...LEASE_KINDS.map((kind) => `display.LeaseKind.${kind}`),
    ...FLOOD_SCORES.map((score) => `display.FloodScore.${score}`),
  ];
  expect(words.filter((word) => !keys.has(word))).toEqual([]);
});

test("no label is left that no field uses", () => {
  const used = new Set<string>(labels);
  const unused = [...keys].filter((key) => /^display\.(field|tab|group)\./.test(key) && !used.has(key));
  expect(unused).toEqual([]);
});

test("two fields that stand in one group never share a label's text, in any estate", () => {
  const doubled = catalogues.flatMap(({ fields }) => {
    const texts = fields
      .filter(({ rules }) => !rules.includes("shownByPage"))
      .map(({ label }) => nl[label as never]);
    return texts.filter((text, index) => texts.indexOf(text) !== index);
  });
  expect(doubled).toEqual([]);
});
