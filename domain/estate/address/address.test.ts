import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AddressLike,
  concealAddress,
  formatAddress,
  formatCity,
  formatStreet,
  snapToGrid,
  unbrokenCity,
  unbrokenStreet,
} from "./address.ts";

const kouter: AddressLike = {
  visible: true,
  street: { nl: "Kouter", fr: "Place d'Armes" },
  number: "12",
  box: "3",
  city: { zip: "9000", name: "Gent", alias: { fr: "Gand", de: " " } },
  location: { latitude: 51.05412, longitude: 3.71893 },
  geoPrecision: 3,
};
const nodeAt = (address: AddressLike | null) => ({
  general: { id: 1, buildingName: "Residentie Kouter", address },
  pictures: ["a.jpg"],
});

test("an address reads street, number, box, postal code and city in the visitor's language", () => {
  expect(formatAddress(kouter, "nl")).toBe("Kouter 12 / 3, 9000 Gent");
  expect(formatAddress(kouter, "fr")).toBe("Place d'Armes 12 / 3, 9000 Gand");
  expect(formatAddress(kouter, "de")).toBe("Kouter 12 / 3, 9000 Gent");
});

test.each<[Partial<AddressLike>, string]>([
  [{ box: null }, "Kouter 12, 9000 Gent"],
  [{ box: " " }, "Kouter 12, 9000 Gent"],
  [{ number: null }, "Kouter / 3, 9000 Gent"],
  [{ street: null }, "9000 Gent"],
  [{ city: null }, "Kouter 12 / 3"],
  [{ city: { name: "Gent" } }, "Kouter 12 / 3, Gent"],
  [{ city: { zip: "9000" } }, "Kouter 12 / 3, 9000"],
  [{ city: { alias: { fr: "Gand" } } }, "Kouter 12 / 3, Gand"],
  [{ visible: false }, "9000 Gent"],
])("with %j the address reads %j", (change, text) => {
  expect(formatAddress({ ...kouter, ...change }, "nl")).toBe(text);
});

test("nothing known reads as nothing", () => {
  expect([formatAddress(null, "nl"), formatStreet(undefined, "nl"), formatCity(null, "nl")]).toEqual([
    "",
    "",
    "",
  ]);
});

test("a hidden address keeps its city and loses street, number, box, building and the exact point", () => {
  const node = nodeAt({ ...kouter, visible: false });
  expect(concealAddress(node)).toEqual({
    general: {
      id: 1,
      buildingName: null,
      address: {
        visible: false,
        street: null,
        number: null,
        box: null,
        city: kouter.city,
        location: { latitude: 51.0525, longitude: 3.715352 },
        geoPrecision: 1,
      },
    },
    pictures: ["a.jpg"],
  });
  expect(node.general.address?.street).toEqual(kouter.street);
});

test("a hidden address without a point has no data to place it", () => {
  const { address } = concealAddress(nodeAt({ ...kouter, visible: false, location: null })).general;
  expect(address).toMatchObject({ location: null, geoPrecision: 0 });
});

test("a visible address, and a node without one, pass as they are", () => {
  const shown = nodeAt(kouter);
  const none = nodeAt(null);
  const unsaid = nodeAt({ street: { nl: "Kouter" } });
  expect([concealAddress(shown), concealAddress(none), concealAddress(unsaid)]).toEqual([
    shown,
    none,
    unsaid,
  ]);
});

test("a snapped marker lies within about 360 m, is the same for the whole cell and stays where it is", () => {
  const degrees = { noNaN: true, noDefaultInfinity: true };
  const latitude = fc.double({ min: 49.4, max: 51.6, ...degrees });
  const longitude = fc.double({ min: 2.5, max: 6.5, ...degrees });
  fc.assert(
    fc.property(latitude, longitude, (latitude, longitude) => {
      const snapped = snapToGrid({ latitude, longitude });
      const metresNorth = Math.abs(snapped.latitude - latitude) * 111_200;
      const metresEast =
        Math.abs(snapped.longitude - longitude) * 111_200 * Math.cos((latitude * Math.PI) / 180);
      expect(Math.hypot(metresNorth, metresEast)).toBeLessThan(360);
      expect(snapToGrid(snapped)).toEqual(snapped);
    }),
  );
});

test("two estates in one cell of the grid have one and the same marker", () => {
  const here = snapToGrid({ latitude: 51.0541, longitude: 3.7189 });
  expect(snapToGrid({ latitude: 51.0512, longitude: 3.7121 })).toEqual(here);
});

test("a point at the end of the world stays on it", () => {
  expect(snapToGrid({ latitude: 90, longitude: 180 })).toEqual({ latitude: 90, longitude: 180 });
  expect(snapToGrid({ latitude: -90, longitude: -180 })).toEqual({ latitude: -90, longitude: -180 });
});

test("a line never ends between a number and its box", () => {
  expect(unbrokenStreet("Kouter 12 / 3")).toBe("Kouter 12\u00a0/\u00a03");
  expect(unbrokenStreet("Kouter 12")).toBe("Kouter 12");
});

test("a line never ends between a postcode and its town", () => {
  expect(unbrokenCity("9040 Sint-Amandsberg")).toBe("9040\u00a0Sint-Amandsberg");
  expect(unbrokenCity("Kouter 12, 9000 Gent")).toBe("Kouter 12, 9000\u00a0Gent");
  expect(unbrokenCity("Gent")).toBe("Gent");
});
