import { expect, test } from "vitest";
import { extraFacts } from "./extra-facts.ts";

type Extra = Parameters<typeof extraFacts>[0]["extraFields"][number];

const field = (more: Partial<Extra>): Extra => ({
  extra_field_autoid: 7,
  type: "TEXT",
  name: { nl: "Laadpaal", fr: "Borne" },
  value: null,
  value_lang_string: null,
  ...more,
});
const shown = (more: Partial<Extra>, locale: "nl" | "fr" = "nl") =>
  extraFacts({ extraFields: [field(more)] } as never, locale)[0];

test("a field of the agency's own shows its name and its text in the visitor's language", () => {
  expect(
    shown({ value: "x", value_lang_string: { nl: "Ja, 11 kW", fr: "Oui, 11 kW" } }, "fr")?.fields,
  ).toEqual([
    {
      key: "extra.7",
      label: { text: "Borne", locale: "fr" },
      values: [{ text: "Oui, 11 kW", locale: "fr" }],
    },
  ]);
});

test("a text in another language says which", () => {
  expect(shown({ value_lang_string: { nl: "Ja" } }, "fr")?.fields[0]?.values).toEqual([
    { text: "Ja", locale: "nl" },
  ]);
});

test("a ticked box is a name in a list", () => {
  expect(shown({ type: "BOOLEAN", value: true })?.items).toHaveLength(1);
});

test.each([{ name: null, value: "x" }, { value: null }, { value: "" }, { value: "  " }])(
  "a field without a name or a value stays out: %o",
  (more) => {
    expect(shown(more)).toBe(undefined);
  },
);
