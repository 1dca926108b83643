import { expect, test } from "vitest";
import { readListingQuery } from "#domain/listing/query.ts";
import { headingOfPlaces } from "./heading-of-places.ts";
import { NO_OPTIONS } from "./testing/no-options.ts";

const option = (id: string, name: string) => ({ id, name, count: 1 });
const filter = {
  ...NO_OPTIONS,
  municipalities: [option("44021", "Gent")],
  cities: [option("1", "9800 Deinze"), option("2", "Aalter"), option("3", "Zelzate")],
};
const heading = { text: "Te koop in Gent en omgeving", locale: "nl" } as const;
const placesHeading = { text: "Te koop in {places}", locale: "nl" } as const;
const t = (_key: string, values?: { count?: number }) => `${values?.count} andere plaatsen`;

const headingFor = (search: string, written: typeof placesHeading | null = placesHeading) => {
  const query = readListingQuery(new URLSearchParams(search));
  return headingOfPlaces({ heading, placesHeading: written, query, filter }, t)?.text;
};

test("a list says the places that a visitor chose", () => {
  expect(headingFor("")).toBe("Te koop in Gent en omgeving");
  expect(headingFor("municipality=44021")).toBe("Te koop in Gent");
  expect(headingFor("municipality=44021&radius=5")).toBe("Te koop in Gent +\u00a05\u00a0km");
  expect(headingFor("municipality=44021&city=1&city=2")).toBe("Te koop in Gent, Deinze en Aalter");
});

test("many places are named in part and counted", () => {
  expect(headingFor("municipality=44021&city=1&city=2&city=3")).toBe(
    "Te koop in Gent, Deinze en 2 andere plaatsen",
  );
});

test("without a heading for places the agency's own heading stays", () => {
  expect(headingFor("municipality=44021", null)).toBe("Te koop in Gent en omgeving");
});
