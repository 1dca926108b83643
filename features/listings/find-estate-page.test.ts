import { expect, test } from "vitest";
import { Estate } from "./schema/estate.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { findEstatePage } from "./find-estate-page.ts";

const spanish = { country: { id: "ES" }, city: { id: 1, zip: "29600", name: "Marbella" } };
const own = { country: { id: "BE" }, city: { id: 2, zip: "9000", name: "Gent" } };

async function addressOfUnit(address: object | null) {
  const nodes = [
    Estate.parse({ general: { id: 1, project: true, address: spanish } }),
    Estate.parse({ general: { id: 2, parentId: 1, address } }),
  ];
  const context = contextWith({
    estate: (id) =>
      Promise.resolve({ estate: nodes.find(({ general }) => general.id === id)!, contactInfo: null }),
  });
  const page = await findEstatePage(context, 2);
  return page.kind === "found" ? page.estate.general.address : page;
}

test("a unit of a project that says no place stands where its project does, under the law there", async () => {
  expect(await addressOfUnit(null)).toMatchObject(spanish);
});

test("a unit of a project that says its own place keeps it", async () => {
  expect(await addressOfUnit(own)).toMatchObject(own);
});
