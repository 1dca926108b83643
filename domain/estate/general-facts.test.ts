import { expect, test } from "vitest";
import { withGeneralFacts } from "./general-facts.ts";

test("a title, texts and a price that stand in the attribute groups alone are the estate's own", () => {
  const property = {
    title: { nl: "Hoeve" },
    description: { fr: "Ferme" },
    short_description: { nl: "Kort" },
    financial: { price: 389_000 },
  };
  expect(withGeneralFacts({ general: { title: { nl: " " } }, property }).general).toEqual({
    title: { nl: "Hoeve" },
    description: { fr: "Ferme" },
    shortDescription: { nl: "Kort" },
    price: { value: 389_000 },
  });
});

test("what the estate says in general wins", () => {
  const general = { title: { nl: "Villa" }, price: { value: 1, deposit: 2 } };
  const property = { title: { nl: "Hoeve" }, financial: { price: 389_000 } };
  expect(withGeneralFacts({ general, property }).general).toMatchObject(general);
});

test("of two prices and counts of bedrooms the one in general holds everywhere", () => {
  const property = { financial: { price: 389_000, tax: 5 }, construction: { bedrooms_count: 4 } };
  const told = withGeneralFacts({ general: { price: { value: 375_000 }, bedroomCount: 0 }, property });
  expect(told.property.construction).toEqual({ bedrooms_count: 0 });
  expect(told.general.price).toEqual({ value: 375_000 });
  expect(told.property.financial).toEqual({ price: 375_000, tax: 5 });
});

test.each([false, true])(
  "a price of zero is on request, whatever the attribute groups say (VAT: %s)",
  (vat_regime) => {
    const financial = { price: 440_000, price_per_square_meter: 2_200, tax: 5, vat_regime };
    const told = withGeneralFacts({ general: { price: { value: 0 } }, property: { financial } });
    expect(told.general.price).toEqual({ value: 0 });
    expect(told.property.financial).toEqual({
      price: null,
      price_per_square_meter: null,
      tax: 5,
      vat_regime,
    });
  },
);

test("a price under VAT is told in person", () => {
  const property = { financial: { price: 389_000, vat_regime: true } };
  expect(withGeneralFacts({ general: { price: null }, property }).general.price).toBe(null);
});

test("an estate without attribute groups stays as it is", () => {
  const estate = { general: { title: { nl: "Villa" } }, property: null };
  expect(withGeneralFacts(estate)).toBe(estate);
});
