import { expect, test } from "vitest";
import type { Locale } from "../locale/locale.ts";
import { SUB_TYPES } from "./reference/sub-types.ts";
import { transactionOf } from "./reference/transactions.ts";
import { nameByNumber, titleOf, type Titled } from "./title.ts";

const KIND = {
  name: { nl: "Rijwoning", fr: "Maison mitoyenne", en: "Terraced house", de: "Reihenhaus" },
};
const SALE = { name: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" } };
const RENT = { name: { nl: "Te huur", de: "Zur Miete" } };
const GHENT = { city: { zip: "9000", name: "Gent", alias: { fr: "Gand", en: "Ghent" } } };

const estate = (general: Partial<Titled["general"]>): Titled => ({ general: { id: 12, ...general } });

test.each<[Locale, string]>([
  ["nl", "Rijwoning te koop in Gent"],
  ["fr", "Maison mitoyenne à vendre à Gand"],
  ["en", "Terraced house for sale in Ghent"],
  ["de", "Reihenhaus zu verkaufen in Gent"],
])("a listing without a title is called what it is, on which terms and where: %s", (locale, title) => {
  const known = estate({ subType: KIND, transaction: SALE, address: GHENT });
  expect(titleOf(known, locale)).toEqual({ text: title, locale });
});

test.each<[number, Locale, string]>([
  [7, "nl", "Rijwoning te koop in Gent"],
  [7, "de", "Reihenhaus zu verkaufen in Gent"],
  [8, "fr", "Maison mitoyenne à louer à Gand"],
])("an option (%i) does not change how an estate is called: %s", (id, locale, title) => {
  const transaction = { id, name: transactionOf(id)!.name };
  expect(titleOf(estate({ subType: KIND, transaction, address: GHENT }), locale).text).toBe(title);
});

test("the agency's own title comes first", () => {
  expect(titleOf(estate({ title: { nl: "Hoekhuis" }, subType: KIND }), "fr")).toEqual({
    text: "Hoekhuis",
    locale: "nl",
  });
});

test.each<[string, Partial<Titled["general"]>, string]>([
  ["only its kind", { headType: KIND }, "Rijwoning"],
  ["its kind and city", { subType: KIND, address: GHENT }, "Rijwoning in Gent"],
  ["only its terms", { transaction: SALE }, "Te koop"],
  ["its terms and city", { transaction: SALE, address: GHENT }, "Te koop in Gent"],
  ["only its city", { address: GHENT }, "Gent"],
  ["only its reference", { reference: "GE-7" }, "Pand GE-7"],
  ["nothing", {}, "Pand 12"],
])("a listing of which %s is known has a title all the same", (_, general, title) => {
  expect(titleOf(estate(general), "nl").text).toBe(title);
});

test("a kind that has no name in the page's language makes the whole title speak the language it has", () => {
  const known = estate({ subType: { name: { nl: "Rijwoning" } }, transaction: RENT, address: GHENT });
  expect(titleOf(known, "de")).toEqual({ text: "Rijwoning te huur in Gent", locale: "nl" });
});

test("German nouns stay large within a title", () => {
  expect(titleOf(estate({ subType: KIND, transaction: RENT }), "de").text).toBe("Reihenhaus zur Miete");
});

test("units of one project are told apart by their references, or their numbers", () => {
  expect(nameByNumber(estate({ reference: " 2.01 " }), "fr").text).toBe("Bien 2.01");
  expect(nameByNumber(estate({}), "en").text).toBe("Property 12");
});

const OTHER = { name: { nl: "Andere", fr: "Autre", en: "Other", de: "Sonstiges" } };
const HOUSE = { name: { nl: "Huis", fr: "Maison", en: "House", de: "Haus" } };

test.each<[Locale, string, string]>([
  ["nl", "Huis te koop in Gent", "Pand te koop in Gent"],
  ["fr", "Maison à vendre à Gand", "Bien à vendre à Gand"],
  ["en", "House for sale in Ghent", "Property for sale in Ghent"],
  ["de", "Haus zu verkaufen in Gent", "Immobilie zu verkaufen in Gent"],
])(
  "no listing is called “other”: by its head type, else a property, in %s",
  (locale, byHeadType, byNothing) => {
    const known = { transaction: SALE, address: GHENT };
    const title = (kinds: Partial<Titled["general"]>) => titleOf(estate({ ...known, ...kinds }), locale).text;
    expect(title({ subType: OTHER, headType: HOUSE })).toBe(byHeadType);
    expect(title({ subType: OTHER })).toBe(byNothing);
    expect(title({ headType: OTHER })).toBe(byNothing);
    expect(title({ subType: OTHER, headType: OTHER })).toBe(byNothing);
    expect(title({ subType: KIND, headType: OTHER })).toBe(
      titleOf(estate({ ...known, subType: KIND }), locale).text,
    );
  },
);

test("every sub type of the list that gathers the rest gives way to the head type", () => {
  const rest = SUB_TYPES.filter(({ code }) => code.startsWith("OTHER"));
  const titles = rest.map(
    (subType) => titleOf(estate({ subType, headType: HOUSE, transaction: SALE }), "nl").text,
  );
  expect(titles).toEqual(rest.map(() => "Huis te koop"));
});

test("a kind whose name only begins like “other” keeps its name", () => {
  expect(titleOf(estate({ subType: { name: { nl: "Anderhalve woning" } } }), "nl").text).toBe(
    "Anderhalve woning",
  );
});
