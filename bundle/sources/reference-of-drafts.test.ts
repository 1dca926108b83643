import { expect, test } from "vitest";
import { ReferenceData } from "#features/site/schema/reference.ts";
import { createCityBook } from "./city-book.ts";
import { createReferenceBook } from "./reference-of-drafts.ts";

const LISTING = {
  general: {
    headType: { id: 1 },
    subType: { id: 102 },
    transaction: { id: 7 },
    address: { country: { id: "ES" } },
  },
};

test("a listing brings the names of its types, transaction, city and country that the site lacks", () => {
  const cities = createCityBook([]);
  const book = createReferenceBook(ReferenceData.parse({}), cities);
  const city = cities.cityOf({ zip: "1930", name: "Zaventem" });
  book.note(LISTING);
  book.note(LISTING);
  book.note({});
  const additions = book.additions();
  expect(additions).toMatchObject({
    headTypes: [{ id: 1, name: { nl: "Huis" } }],
    subTypes: [{ id: 102, name: { fr: "Villa" }, headTypeId: 1, type: "HOUSE" }],
    transactions: [{ id: 7, name: { en: "For sale, under option" } }],
    cities: [city],
    countries: [{ id: "ES", name: { nl: "Spanje", de: "Spanien" } }],
  });
  expect(ReferenceData.parse(additions)).toMatchObject(additions);
});

test("a site's own names stay", () => {
  const known = ReferenceData.parse({ headTypes: [{ id: 1, name: { nl: "Woning" } }] });
  const book = createReferenceBook(known, createCityBook([]));
  book.note({ general: { headType: { id: 1 } } });
  expect(book.additions().headTypes).toEqual([]);
});
