import { expect, test } from "vitest";
import { readListingQuery } from "#domain/listing/query.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import type { Page } from "#features/site/schema/page.ts";
import { leadToUnderstoodWords } from "./understood-words.ts";

const listOf = (transactions: number[]): FixedListing => ({
  where: { terms: { "general.transaction.id": transactions } },
});
const pageOf = (path: string, transactions: number[]) =>
  ({ paths: { nl: path }, blocks: [{ type: "estate-list", ...listOf(transactions) }] }) as unknown as Page;

/** The address that a search leads on to; null where it stays. */
async function leadsTo(search: string, fixed: FixedListing = {}) {
  const context = contextWith({
    placeNames: async () => new Map(),
    pages: async () => [pageOf("te-koop", [1]), pageOf("te-huur", [2])],
  });
  const url = new URL(`http://localhost/nl/aanbod?${search}`);
  const query = readListingQuery(url.searchParams);
  try {
    await leadToUnderstoodWords(context, "nl", url, fixed, query);
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return decodeURIComponent(answer.headers.get("Location") ?? "").replaceAll("+", " ");
  }
  return null;
}

test("a budget of buying or renting is a filter of its own on a list of both", async () => {
  const sale = await leadsTo("words=huis tot 300.000");
  expect(sale).toContain("price-max=300000");
  expect(new URL(`http://localhost${sale}`).searchParams.getAll("transaction")).toEqual(
    new URL(`http://localhost${await leadsTo("words=huis te koop")}`).searchParams.getAll("transaction"),
  );
  expect(await leadsTo("words=huis tot 900")).toContain("transaction=2");
});

test("once a visitor took away what a price said of buying, it stays away", async () => {
  expect(await leadsTo("price-max=300000&type=1&words=zwembad")).toBe(null);
});

test("a price takes nothing away that a visitor chose of buying or renting", async () => {
  expect(await leadsTo("transaction=2&words=huis tot 300.000")).toBe(
    "/nl/aanbod?price-max=300000&type=1&transaction=2",
  );
});

test("a budget of buying leads from a list of rentals to that of sales, and the other way round", async () => {
  expect(await leadsTo("words=huis tot 300.000", listOf([2]))).toBe("/nl/te-koop?words=huis tot 300.000");
  expect(await leadsTo("words=huis tot 900", listOf([1]))).toBe("/nl/te-huur?words=huis tot 900");
});

test("a budget of buying leads nowhere else from a list of what was sold", async () => {
  expect(await leadsTo("words=huis tot 300.000", listOf([5]))).toBe("/nl/aanbod?price-max=300000&type=1");
});
