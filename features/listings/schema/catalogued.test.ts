import { expect, test } from "vitest";
import type { z } from "zod";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";
import { Reference, MultilingualText } from "#features/site/schema/primitives.ts";
import { EstateNode } from "./estate.ts";

/** Identity and structure of a node, and what has components of its own: address, gallery, visits, files, sets. */
const NO_FACTS = [
  "general.id",
  "general.externalId",
  "general.parentId",
  "general.project",
  "general.hidden",
  "general.floorId",
  "general.sticker.id",
  "general.sticker.color",
  "general.sticker.colorText",
  "general.address.",
  "pictures",
  "virtualVisits",
  "videos",
  "files",
  "property.media.",
  "extraFields",
  "estate_collections",
  "salesRep.id",
  "salesRep.picture",
];

type Schema = z.core.$ZodType & {
  readonly def: Record<string, unknown>;
  readonly shape?: Record<string, Schema>;
};

const LEAVES = new Set<unknown>([Reference, MultilingualText]);

function unwrapped(schema: Schema): Schema {
  return schema.def["innerType"] ? unwrapped(schema.def["innerType"] as Schema) : schema;
}

/** Paths of all values of a schema; a list, a name and a reference are one value each. */
function pathsOf(schema: Schema, path: string): readonly string[] {
  const inner = unwrapped(schema);
  const isRoom = path.startsWith("property.layout.");
  if (LEAVES.has(inner) || !inner.shape || isRoom) return [path];
  return Object.entries(inner.shape).flatMap(([name, child]) =>
    pathsOf(child, path ? `${path}.${name}` : name),
  );
}

test("every fact that an estate may hold stands in a catalogue", () => {
  const catalogued = new Set(
    [...TABS_CATALOGUE, ...GROUPS_CATALOGUE].flatMap(({ fields }) =>
      fields.flatMap(({ parts }) => parts.map(({ path }) => path)),
    ),
  );
  const facts = pathsOf(EstateNode as unknown as Schema, "").filter(
    (path) => !NO_FACTS.some((start) => path === start || (start.endsWith(".") && path.startsWith(start))),
  );
  expect(facts.length).toBeGreaterThan(200);
  expect(facts.filter((path) => !catalogued.has(path))).toEqual([]);
  expect(
    [...catalogued].filter((path) => !facts.includes(path) && path !== "general.address.geoPrecision"),
  ).toEqual([]);
});
