import { expect, test } from "vitest";
import { EMPTY_LISTING_QUERY, type ListingQuery } from "#domain/listing/query.ts";
import { Page } from "#features/site/schema/page.ts";
import { hrefOfResults } from "./href-of-results.ts";

const page = (id: number, path: string, list: object, paths: object = { nl: path }) =>
  Page.parse({ id, paths, title: { nl: path }, blocks: [{ id: "list", type: "estate-list", ...list }] });
const fixedTo = (...transactions: number[]) => ({
  where: { terms: { "general.transaction.id": transactions } },
});

const FOR_SALE = page(2, "te-koop", fixedTo(1, 3, 7));
const TO_LET = page(3, "te-huur", fixedTo(2));
const ALL = page(10, "aanbod", {});
const SHOWCASE = page(1, "", { filter: false });
const VILLAS = page(4, "villas", { where: { terms: { "general.headType.id": [1] } } });

const hrefOf = (pages: readonly Page[], query: Partial<ListingQuery>) =>
  hrefOfResults(pages, "nl", { ...EMPTY_LISTING_QUERY, ...query })?.replace(
    /[?&]sortType=date&sortOrder=DESC$/,
    "",
  ) ?? null;

test.each<[string, Page[], Partial<ListingQuery>, string | null]>([
  ["of what is for sale", [SHOWCASE, TO_LET, FOR_SALE, ALL], { transactions: [1, 3] }, "/nl/te-koop"],
  ["of one deal among several", [FOR_SALE], { transactions: [1] }, "/nl/te-koop?transaction=1"],
  [
    "of homes for sale and to let",
    [FOR_SALE, TO_LET, ALL],
    { transactions: [1, 2] },
    "/nl/aanbod?transaction=1&transaction=2",
  ],
  ["of everything", [FOR_SALE, ALL], { cities: [5] }, "/nl/aanbod?city=5"],
  ["that no page holds", [FOR_SALE, VILLAS, SHOWCASE], { transactions: [2] }, null],
  [
    "whose page is not in this language",
    [page(2, "", fixedTo(1), { fr: "a-vendre" })],
    { transactions: [1] },
    null,
  ],
])("results of a search %s", (_what, pages, query, href) => {
  expect(hrefOf(pages, query)).toBe(href);
});
