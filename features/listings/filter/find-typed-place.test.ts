import { expect, test } from "vitest";
import { readListingQuery } from "#domain/listing/query.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { findTypedPlace } from "./find-typed-place.ts";

const GHENT = { kind: "municipality", id: 44021, name: "Gent", zip: "9000", count: 3 } as const;

/** The address that a search leads on to. */
async function leadsTo(search: string) {
  const context = contextWith({
    pages: async () => [],
    searchEstates: async () => ({ total: { value: 0 }, results: [] }),
    placeNames: async () => new Map([["gent", [1]]]),
    searchPlace: async (words) => ({ results: words === "Gent" ? [GHENT] : [] }),
  });
  const url = new URL(`http://localhost/nl/te-koop?${search}`);
  const answer = await findTypedPlace(context, "nl", url, {}, readListingQuery(url.searchParams)).catch(
    (error: unknown) => error,
  );
  return answer instanceof Response ? answer.headers.get("Location") : answer;
}

test("a place that was typed leads on to its id, and the words beside it stay", async () => {
  expect(await leadsTo("q=Gent")).toBe("/nl/te-koop?municipality=44021");
  expect(await leadsTo("words=vlakbij&q=Gent")).toBe("/nl/te-koop?municipality=44021&words=vlakbij");
  expect(await leadsTo("q=Atlantis")).toBe("Atlantis");
});

test("words in the field of a place lead on to what they mean, and take no other words away", async () => {
  expect(await leadsTo("q=huis met lift")).toBe("/nl/te-koop?type=1&lift=1");
  expect(await leadsTo("words=vlakbij&q=huis met lift")).toBe("/nl/te-koop?type=1&lift=1&words=vlakbij");
});

test("words for a stay in the field of a place stand in the field of own words where the agency lets none", async () => {
  expect(await leadsTo("q=gîte in Gent")).toBe("/nl/te-koop?words=g%C3%AEte%20in%20Gent");
});
