import { expect, test } from "vitest";
import { isChangedAt, valueAtPath, withOneStatus, withValue } from "./listing-document.ts";

const HOUSE = { general: { price: { value: 398_000 } }, energy: { epcValue: 187 } };

test("a field is read and changed at its place, all else stays", () => {
  expect(valueAtPath(HOUSE, "general.price.value")).toBe(398_000);
  expect(valueAtPath(HOUSE, "planning.proceeding")).toBeUndefined();
  expect(withValue(HOUSE, "planning.proceeding", "NO")).toEqual({ ...HOUSE, planning: { proceeding: "NO" } });
});

test("a field that is emptied leaves no empty group behind", () => {
  expect(withValue(HOUSE, "energy.epcValue", null)).toEqual({ general: HOUSE.general });
  expect(withValue(HOUSE, "planning.proceeding", null)).toEqual(HOUSE);
});

test("a field is changed where a part of it is, or all that it is in", () => {
  const changed = new Set(["general.title.fr", "energy"]);
  const isChanged = (path: string) => isChangedAt(changed, path);
  expect(["general.title", "general.title.fr", "energy.epcValue"].map(isChanged)).toEqual([true, true, true]);
  expect(["general.title.nl", "general", "planning"].map(isChanged)).toEqual([false, true, false]);
});

test("a price and an option are two changes, whatever follows the option", () => {
  const changed = [
    "general.price.value",
    "general.transaction.id",
    "general.transaction.name",
    "property.status",
  ];
  expect(withOneStatus(new Set(changed)).size).toBe(2);
  expect(withOneStatus(new Set(["property.status"])).size).toBe(1);
});
