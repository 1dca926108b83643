import { expect, test } from "vitest";
import { understood } from "./testing/understood.ts";

const RENTED = { transaction: "rent", types: [3], places: ["Brussel"] };

test.each([
  ["appartement te huur Brussel max 1200 warm", "warm", { priceMax: 1200 }],
  ["appartement te huur Brussel vanaf 1000 gemeubeld", "gemeubeld", { priceMin: 1000 }],
  ["appartement à louer Bruxelles jusqu'à 1200 meublé", "meublé", { priceMax: 1200 }],
  ["appartement à louer Bruxelles moins de 1200 meublé", "meublé", { priceMax: 1200 }],
  ["appartement à louer Bruxelles à partir de 1000 meublé", "meublé", { priceMin: 1000 }],
  ["flat to rent Brussels up to 1200 furnished", "furnished", { priceMax: 1200 }],
  ["flat to rent Brussels from 1000 furnished", "furnished", { priceMin: 1000 }],
  ["Mietwohnung Brüssel bis 1200 warm", "warm", { priceMax: 1200 }],
  ["Mietwohnung Brüssel höchstens 1200 möbliert", "möbliert", { priceMax: 1200 }],
  ["Mietwohnung Brüssel ab 1000 möbliert", "möbliert", { priceMin: 1000 }],
  ["Mietwohnung Brüssel bis 900 warm", "warm", { priceMax: 900 }],
])("a number behind a word of a limit is a price, whatever follows: %s", (text, unknown, price) => {
  expect(understood(text)).toEqual({ ...RENTED, ...price, unknown: [unknown] });
});

test.each([
  ["te huur in 9000", { transaction: "rent", places: ["9000"] }],
  ["à louer à 9000", { transaction: "rent", places: ["9000"] }],
  ["to rent in 9000", { transaction: "rent", places: ["9000"] }],
  ["zu vermieten in 9000", { transaction: "rent", places: ["9000"] }],
  ["9000 Gent", { places: ["9000"] }],
  ["appartement rond 9000", { types: [3], places: ["9000"], radius: 5 }],
  ["appartement autour de 9000", { types: [3], places: ["9000"], radius: 5 }],
  ["flat near 9000", { types: [3], places: ["9000"], radius: 5 }],
  ["Wohnung nahe 9000", { types: [3], places: ["9000"], radius: 5 }],
  ["huis te koop 9000 max 250.000", { types: [1], transaction: "sale", places: ["9000"], priceMax: 250_000 }],
])("a postcode stays a place: %s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

test.each([
  ["te huur rond 1200", { transaction: "rent", priceMin: 1080, priceMax: 1320 }],
  [
    "appartement autour de 1200 par mois",
    { types: [3], transaction: "rent", priceMin: 1080, priceMax: 1320 },
  ],
  ["studio jusque à 1100", { types: [3], subTypes: [307], transaction: "rent", priceMax: 1100 }],
])("around an amount that is a rent is a price: %s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

test.each([
  ["huis bouwjaar vanaf 2000", "bouwjaar vanaf 2000"],
  ["maison construite après 2000", "construite après 2000"],
  ["house built from 2000", "built from 2000"],
  ["Haus Baujahr ab 2000", "Baujahr ab 2000"],
  ["huis max 1500 meter van station", "1500 meter van station"],
  ["maison max 1500 mètres de la gare", "1500 mètres de la gare"],
  ["house within max 1500 metres of school", "1500 metres of school"],
  ["Haus höchstens 1500 Meter vom Bahnhof", "1500 Meter vom Bahnhof"],
])("a year or a distance is neither a price nor a postcode: %s", (text, unknown) => {
  expect(understood(text)).toEqual({ types: [1], unknown: [unknown] });
});

test.each([
  ["huis 9000 tussen 150 en 250k", { places: ["9000"], priceMin: 150_000, priceMax: 250_000 }],
  ["maison 4000 entre 150.000 et 200.000", { places: ["4000"], priceMin: 150_000, priceMax: 200_000 }],
  ["huis 9000 vanaf 200.000", { places: ["9000"], priceMin: 200_000 }],
  ["huis 300k rond Gent", { places: ["Gent"], radius: 5, priceMax: 300_000 }],
  ["huis 250.000 minimum 3 slaapkamers", { priceMax: 250_000, bedMin: 3 }],
  ["huis 300k ongeveer", { priceMin: 270_000, priceMax: 330_000 }],
])("between, from and around are said of what comes after them: %s", (text, wishes) => {
  expect(understood(text)).toEqual({ transaction: "sale", types: [1], ...wishes });
});
