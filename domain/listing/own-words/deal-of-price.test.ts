import { expect, test } from "vitest";
import { understood } from "./testing/understood.ts";

test.each([
  ["appartement Brussel tot 300.000", { types: [3], places: ["Brussel"], priceMax: 300_000 }],
  ["appartement Bruxelles jusqu'à 300.000", { types: [3], places: ["Brussel"], priceMax: 300_000 }],
  ["apartment Brussels up to 300,000", { types: [3], places: ["Brussel"], priceMax: 300_000 }],
  ["Wohnung Brüssel bis 300.000", { types: [3], places: ["Brussel"], priceMax: 300_000 }],
  ["huis vanaf 20.000", { types: [1], priceMin: 20_000 }],
])("a price that no rent comes near is for sale: %s", (text, wishes) => {
  expect(understood(text)).toEqual({ ...wishes, transaction: "sale" });
});

test.each([
  ["appartement Gent max 950", { types: [3], places: ["Gent"], priceMax: 950 }],
  ["studio Namur moins de 700 €", { types: [3], subTypes: [307], places: ["Namen"], priceMax: 700 }],
  ["flat Ghent under 1,200", { types: [3], places: ["Gent"], priceMax: 1200 }],
  ["Wohnung Eupen höchstens 850 Euro", { types: [3], places: ["Eupen"], priceMax: 850 }],
  ["huis tot 5000 euro", { types: [1], priceMax: 5000 }],
])("a price that nothing is sold for is for rent: %s", (text, wishes) => {
  expect(understood(text)).toEqual({ ...wishes, transaction: "rent" });
});

test.each([
  ["garage Gent tot 15.000", { types: [6], places: ["Gent"], priceMax: 15_000 }],
  ["handelspand Gent tot 50.000", { types: [4], places: ["Gent"], priceMax: 50_000 }],
  ["bouwgrond Gent tot 4000", { types: [2], places: ["Gent"], priceMax: 4000 }],
])("a price that may be either says nothing of buying or renting: %s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

test.each([
  ["huis te huur tot 300.000", { types: [1], transaction: "rent", priceMax: 300_000 }],
  ["maison à vendre max 4500 €", { types: [1], transaction: "sale", priceMax: 4500 }],
  ["house to rent up to 300,000", { types: [1], transaction: "rent", priceMax: 300_000 }],
  ["Haus zu verkaufen bis 4500 €", { types: [1], transaction: "sale", priceMax: 4500 }],
])("words for buying or renting count more than the price: %s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});
