import { expect, test } from "vitest";
import { nameKey } from "./municipalities.ts";
import { type CountedTown, suggestPlaces } from "./suggest-places.ts";

const town = (
  id: number,
  zip: string | null,
  name: string,
  count: number,
  ...others: string[]
): CountedTown => ({
  id,
  zip,
  name,
  count,
  keys: [name, ...others].map(nameKey),
});

const TOWNS = [
  town(1, "9000", "Gent", 5, "Gand", "Ghent"),
  town(2, "9050", "Gentbrugge", 1),
  town(3, "9030", "Mariakerke", 2),
  town(4, "9820", "Melsen", 1),
  town(5, "9300", "Aalst", 3, "Alost"),
  town(6, "4000", "Liège", 4, "Luik"),
  town(7, null, "Genua", 1),
];

const named = (words: string, ...options: [{ offersAll: boolean }?]) =>
  suggestPlaces(words, TOWNS, "nl", ...options).map(({ kind, name, count }) =>
    kind === "municipality" ? `${name}, all: ${count}` : `${name}: ${count}`,
  );

test("a municipality is offered before its towns, with its postcodes and all that it has", () => {
  expect(suggestPlaces("gent", TOWNS, "nl")[0]).toEqual({
    kind: "municipality",
    id: 44021,
    name: "Gent",
    zip: "9000–9052",
    count: 8,
  });
  expect(named("gent")).toEqual(["Gent, all: 8", "Gent: 5", "Gentbrugge: 1", "Mariakerke: 2"]);
  expect(named("GAND")).toEqual(["Gent, all: 8", "Gent: 5", "Mariakerke: 2", "Gentbrugge: 1"]);
});

test("a town that is meant stands before all of its municipality", () => {
  expect(named("9000")).toEqual(["Gent: 5", "Gent, all: 8"]);
  expect(named("90")[0]).toBe("Gent, all: 8");
  expect(named("9050")).toEqual(["Gentbrugge: 1", "Gent, all: 8"]);
  expect(named("9050 gentb")).toEqual(["Gentbrugge: 1", "Gent, all: 8"]);
  expect(named("kerke")).toEqual(["Mariakerke: 2", "Gent, all: 8"]);
});

test("accents and case are no difference, and towns abroad are found too", () => {
  expect(named("LIEGE")).toEqual(["Liège: 4"]);
  expect(named("gen")).toEqual(["Gent, all: 8", "Gent: 5", "Gentbrugge: 1", "Mariakerke: 2", "Genua: 1"]);
});

test("a municipality of which a site has one town is that town, unless it is called otherwise or can be followed", () => {
  expect(named("aalst")).toEqual(["Aalst: 3"]);
  expect(named("merelbeke")).toEqual(["Merelbeke-Melle, all: 1", "Melsen: 1"]);
  expect(named("aalst", { offersAll: true })).toEqual(["Aalst, all: 3", "Aalst: 3"]);
});

test("signs and two letters inside a name mean no place", () => {
  for (const words of ["", "-- '", "nt", "90501"]) expect(named(words)).toEqual([]);
});
