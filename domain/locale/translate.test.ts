import { expect, test } from "vitest";
import { createTranslate } from "./translate.ts";

const dictionary = {
  "list.results.one": "{count} pand in {city}",
  "list.results.other": "{count} panden in {city}",
  "list.more": "Meer over {item}",
  "list.plain": "Aanbod",
};
const t = createTranslate<string>("nl", dictionary);

test("a key says its text with its values", () => {
  expect(t("list.plain")).toBe("Aanbod");
  expect(t("list.more", { item: "Villa" })).toBe("Meer over Villa");
});

test.each([
  [0, "0 panden in Gent"],
  [1, "1 pand in Gent"],
  [2, "2 panden in Gent"],
  [12_345, "12.345 panden in Gent"],
])("with %s the plural form fits", (count, text) => {
  expect(t("list.results", { count, city: "Gent" })).toBe(text);
});

test("in French nothing is singular, as the language has it", () => {
  const dire = createTranslate<string>("fr", { "x.one": "{count} bien", "x.other": "{count} biens" });
  expect([0, 1, 2].map((count) => dire("x", { count }))).toEqual(["0 bien", "1 bien", "2 biens"]);
});

test("French elides before a name that begins with a vowel, and no other language does", () => {
  const texts = { ask: "Question de {name}", cancel: "La visite de {name}", biens: "{count} de {total}" };
  const dire = createTranslate<string>("fr", texts);
  expect(["Anne Peeters", "Éric", "Bram"].map((name) => dire("ask", { name }))).toEqual([
    "Question d’Anne Peeters",
    "Question d’Éric",
    "Question de Bram",
  ]);
  expect(dire("cancel", { name: "Olivier" })).toBe("La visite d’Olivier");
  expect(dire("biens", { count: 1, total: 11 })).toBe("1 de 11");
  expect(createTranslate<string>("nl", texts)("ask", { name: "Anne" })).toBe("Question de Anne");
});

test("an unknown key shows between underscores", () => {
  expect(t("list.unheard")).toBe("_list.unheard_");
  expect(t("toString")).toBe("_toString_");
  expect(t("list.results")).toBe("_list.results_");
});

test("the site's own text wins, an empty one doesn't count", () => {
  const own = createTranslate<string>("nl", dictionary, {
    "list.plain": "Ons aanbod",
    "list.more": " ",
    "site.key": "Eigen",
  });
  expect([own("list.plain"), own("list.more", { item: "x" }), own("site.key")]).toEqual([
    "Ons aanbod",
    "Meer over x",
    "Eigen",
  ]);
});

test("a site may replace one plural form, or all of them by one text", () => {
  const one = createTranslate<string>("nl", dictionary, { "list.results.one": "Eén pand" });
  expect([one("list.results", { count: 1 }), one("list.results", { count: 2, city: "Gent" })]).toEqual([
    "Eén pand",
    "2 panden in Gent",
  ]);
  const all = createTranslate<string>("nl", dictionary, { "list.results": "{count}×" });
  expect([1, 2].map((count) => all("list.results", { count }))).toEqual(["1×", "2×"]);
});

test("a value can't bring placeholders of its own, and one that is missing stays visible", () => {
  expect(t("list.more", { item: "{item} {city}" })).toBe("Meer over {item} {city}");
  expect(t("list.more")).toBe("Meer over {item}");
});
