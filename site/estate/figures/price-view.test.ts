import { expect, test } from "vitest";
import { Estate } from "#contract/estate/estate.ts";
import { priceView } from "./price-view.ts";

test("a rent says what it is counted per, in the language that the agency wrote it in", () => {
  const price = { value: 950, period: { name: { nl: "maand" } } };
  const rent = Estate.parse({ general: { id: 1, price } });
  expect(priceView(rent, "fr")?.period).toEqual({ text: "/ maand", locale: "nl" });
});
