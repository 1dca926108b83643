import { expect, test } from "vitest";
import { concealRentalAddress, rentalAddress, rentalStreet } from "./rental-address.ts";

const ADDRESS = {
  visible: true,
  street: { nl: "Zeedijk", fr: "Digue de mer" },
  number: "120",
  box: "0402",
  city: { id: 1, zip: "8400", name: "Oostende", alias: { fr: "Ostende", en: "Ostend" } },
  location: { latitude: 51.05412, longitude: 3.71893 },
};

test.each([
  ["with a box", {}, "Zeedijk 120 / 0402", "Zeedijk 120 / 0402, 8400 Oostende"],
  ["without a box", { box: null }, "Zeedijk 120", "Zeedijk 120, 8400 Oostende"],
  ["without a number", { number: " ", box: null }, "Zeedijk", "Zeedijk, 8400 Oostende"],
  ["without a street", { street: null }, "", "8400 Oostende"],
  ["hidden", { visible: false }, "", "8400 Oostende"],
])("an address %s", (_what, change, street, whole) => {
  const address = { ...ADDRESS, ...change };
  expect(rentalStreet(address, "nl")).toBe(street);
  expect(rentalAddress(address, "nl")).toBe(whole);
});

test.each([
  ["fr", "Digue de mer 120 / 0402, 8400 Ostende"],
  ["en", "Zeedijk 120 / 0402, 8400 Ostend"],
  ["de", "Zeedijk 120 / 0402, 8400 Oostende"],
] as const)("in %s the city goes by its alias there", (locale, expected) => {
  expect(rentalAddress(ADDRESS, locale)).toBe(expected);
});

test("a hidden address leaves neither street, residence nor exact point", () => {
  const unit = {
    general: { building: { name: "Residentie Neptunus", rentalName: "ZV-12" } },
    address: { ...ADDRESS, visible: false },
  };
  const concealed = concealRentalAddress(unit);
  expect(concealed.general.building).toEqual({ name: null, rentalName: "ZV-12" });
  expect(concealed.address).toMatchObject({ street: null, number: null, box: null, city: { zip: "8400" } });
  expect(concealed.address.location).toEqual({ latitude: 51.0525, longitude: 3.715352 });
  expect(concealRentalAddress({ ...unit, address: ADDRESS }).address).toBe(ADDRESS);
});
