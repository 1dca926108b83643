import { expect, test } from "vitest";
import { pathsBeyond } from "./own-listings.ts";

test.each([
  [{ general: { price: { value: 1, period: null }, transaction: { id: 5 }, sticker: null } }, []],
  [{ pictures: [], estate_collections: [{ estate_collection_id: 1 }] }, []],
  [{ property: { status: "SOLD" } }, []],
  [{ general: { hidden: true } }, []],
  [{ property: { status: "SOLD", title: { nl: "Mijn" } } }, ["property.title"]],
  [{ general: { transaction: { id: 5, name: null }, sticker: { id: 2, color: null } } }, []],
  [{ general: { transaction: { id: 1, name: { nl: "<b>x" } } } }, ["general.transaction.name"]],
  [
    { general: { sticker: { id: 1, name: { nl: "x" }, color: "#ff0000" } } },
    ["general.sticker.name", "general.sticker.color"],
  ],
  [{ general: { transaction: "sold" } }, ["general.transaction"]],
  [{}, []],
  [{ general: {} }, []],
  [{ general: null }, ["general"]],
  [{ general: [] }, ["general"]],
  [{ general: { title: { nl: "Mijn" }, price: { value: 1 } } }, ["general.title"]],
  [{ general: { prices: 1 }, salesRep: { id: 1 } }, ["general.prices", "salesRep"]],
  [{ constructor: { price: 1 } }, ["constructor"]],
])("of %j an agent may not change %j", (patch, paths) => {
  expect(pathsBeyond(patch)).toEqual(paths);
});
