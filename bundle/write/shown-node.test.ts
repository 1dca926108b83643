import { expect, test } from "vitest";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { displayContextOf } from "#domain/display/rules.ts";
import { indexReference } from "../check/reference-index.ts";
import { shownNode } from "./shown-node.ts";

const reference = indexReference({
  headTypes: [],
  subTypes: [],
  transactions: [],
  rooms: [],
  cities: [
    { id: 1, zip: "1310", name: "La Hulpe" },
    { id: 2, zip: "Voeren", name: "Voeren", region: "FLANDERS" },
  ],
  countries: [],
  rentalLocations: [],
  rentalSubKinds: [],
  rentalOptions: [],
  periodTypes: [],
});

test.each([
  ["a city of the agency's list", { city: { id: 1 } }, "WALLONIA"],
  ["a city whose region the list names", { city: { id: 2 } }, "FLANDERS"],
  ["a city of the list, and a region of its own", { city: { id: 1 }, region: "BRUSSELS" }, "BRUSSELS"],
  ["a city of the list, and another country", { city: { id: 2 }, country: { id: "DE" } }, "ABROAD"],
  ["no address", undefined, null],
])("the page of an estate with %s knows where the estate stands", (_what, address, region) => {
  const node = EstateNode.parse({ general: { id: 1, address } });
  const { estate } = shownNode(node, { reference, isHidden: false, hiddenAddress: null });
  expect(displayContextOf(estate).region).toBe(region);
});
