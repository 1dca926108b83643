import { expect, test } from "vitest";
import { NO_WANTED_STAY, readWantedStay } from "#domain/rental/wanted-stay.ts";
import { hrefOfUnit } from "./href-of-unit.ts";

test("what a visitor looks for goes along to a unit, and is read there as it was", () => {
  const wanted = readWantedStay(new URLSearchParams("length=week&within=2027-08&flexible=3&persons=5"));
  const href = hrefOfUnit(12, "nl", { wanted, periodId: 31 });
  expect(href).toMatch(/\/12\?persons=5&length=week&within=2027-08&flexible=3&period=31$/);
  expect(readWantedStay(new URL(href, "http://localhost").searchParams)).toEqual(wanted);
});

test("who looks for nothing comes to the unit alone", () => {
  expect(hrefOfUnit(12, "nl", { wanted: NO_WANTED_STAY })).not.toContain("?");
});
