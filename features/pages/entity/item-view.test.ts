import { expect, test } from "vitest";
import { CustomEntity, PublishedItem } from "./schema.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { itemView } from "./item-view.ts";

const ENTITY = CustomEntity.parse({
  name: "guides",
  title: { nl: "Wijken" },
  fields: [
    { name: "mood", label: { nl: "Sfeer", fr: "Ambiance" } },
    { name: "homes", label: { nl: "Woningen" }, kind: "number" },
    { name: "since", label: { nl: "Sinds" }, kind: "date" },
    { name: "site", label: { nl: "Website" }, kind: "link" },
    { name: "never", label: { nl: "Nooit" } },
  ],
});
const ITEM = PublishedItem.parse({
  id: 7,
  title: { nl: "Dok-Noord" },
  date: "2026-03-04",
  values: {
    site: "https://www.dok.example/",
    since: "1998-01-31",
    homes: 12_500,
    mood: { nl: "Levendig" },
    other: 5,
  },
  uri: { nl: "/nl/wijken/dok-noord" },
});
const viewIn = (locale: "nl" | "fr") =>
  itemView({ imageCdn: null } as RequestContext, locale, { entity: ENTITY, item: ITEM, use: "card" });

test("an item says what it knows in the order of its entity's fields, each in its own form", () => {
  expect(viewIn("nl").facts.map(({ label, text, href }) => [label.text, text.text, href])).toEqual([
    ["Sfeer", "Levendig", null],
    ["Woningen", "12.500", null],
    ["Sinds", "31/01/1998", null],
    ["Website", "dok.example", "https://www.dok.example/"],
  ]);
  expect(viewIn("nl")).toMatchObject({
    href: "/nl/wijken/dok-noord",
    date: { day: "2026-03-04", text: "04/03/2026" },
    picture: null,
  });
});

test("words that are missing in a language come in another, and say so; an address does not", () => {
  expect(viewIn("fr")).toMatchObject({ title: { text: "Dok-Noord", locale: "nl" }, href: null });
  expect(viewIn("fr").facts[0]).toEqual({
    label: { text: "Ambiance", locale: "fr" },
    text: { text: "Levendig", locale: "nl" },
    href: null,
  });
});
