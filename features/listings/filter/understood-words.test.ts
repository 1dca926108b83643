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

const RENTALS = { paths: { nl: "vakantie" }, blocks: [{ type: "rental-list" }] } as unknown as Page;

type Agency = { readonly pages?: Page[]; readonly seasonalLets?: number };

/** The address that a search leads on to; else whether it asks for stays that the agency has not. */
async function led(search: string, fixed: FixedListing, { pages = [], seasonalLets = 0 }: Agency) {
  const context = contextWith({
    placeNames: async () => new Map(),
    pages: async () => [pageOf("te-koop", [1]), pageOf("te-huur", [2, 4]), ...pages],
    searchEstates: async () => ({ total: { value: seasonalLets }, results: [] }),
  });
  const url = new URL(`http://localhost/nl/aanbod?${search}`);
  const query = readListingQuery(url.searchParams);
  try {
    return await leadToUnderstoodWords(context, "nl", url, fixed, query);
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return decodeURIComponent(answer.headers.get("Location") ?? "").replaceAll("+", " ");
  }
}

/** The address that a search leads on to; null where it stays. */
async function leadsTo(search: string, fixed: FixedListing = {}, agency: Agency = {}) {
  const found = await led(search, fixed, agency);
  return typeof found === "string" ? found : null;
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

const STAY = "vakantiehuis aan zee voor 5 in augustus";

test("words for a stay lead from a list of sales or rentals to the holiday homes, with the towns chosen before", async () => {
  const agency = { pages: [RENTALS] };
  expect(await leadsTo(`words=${STAY}`, listOf([1]), agency)).toBe(`/nl/vakantie?words=${STAY}`);
  expect(await leadsTo(`words=${STAY}&city=7`, listOf([2]), agency)).toBe(
    `/nl/vakantie?city=7&words=${STAY}`,
  );
});

test("who buys a holiday home stays on the list of sales", async () => {
  expect(await leadsTo("words=vakantiewoning te koop", listOf([1]), { pages: [RENTALS] })).toBe(
    "/nl/aanbod?type=1&subType=115",
  );
});

test("where the agency lets no holiday homes, the words stay as typed and the list says so", async () => {
  expect(await led(`words=${STAY}`, listOf([1]), {})).toEqual({ hasNoStays: true });
  expect(await led("words=huis", listOf([1]), {})).toBe("/nl/aanbod?type=1");
});

test("where the agency lets some among its listings, the words lead to the list that has them", async () => {
  const agency = { seasonalLets: 2 };
  expect(await leadsTo(`words=${STAY}`, listOf([1]), agency)).toBe(`/nl/te-huur?words=${STAY}`);
  expect(await leadsTo(`words=${STAY}`, {}, agency)).toBe(
    "/nl/aanbod?type=1&transaction=4&subType=115&words=zee voor 5 in augustus",
  );
});
