import { expect, test } from "vitest";
import { SITE_DUTIES } from "#domain/legal/site-duties.ts";
import { jsonSchemaOf } from "../../server/api/docs/published-schemas.ts";
import { describeFields } from "../schema-form/describe-fields.ts";
import { SITE_SECTIONS } from "./site-fields.ts";

const fields = describeFields(jsonSchemaOf("site")!);
const agency = fields.find(({ name }) => name === "agency")!;
const agencyFields = agency.kind === "group" ? agency.fields : [];

test("each field of the screen is one of the schema that can be changed", () => {
  const kinds = new Map([...fields, ...agencyFields].map(({ name, kind }) => [name, kind]));
  const asked = SITE_SECTIONS.flatMap(({ fields: names }) => names);
  expect(asked.filter((name) => !kinds.has(name) || kinds.get(name) === "fixed")).toEqual([]);
});

test("all that the schema knows of the agency is on the screen", () => {
  const asked = SITE_SECTIONS.filter(({ within }) => within === "agency").flatMap(
    ({ fields: names }) => names,
  );
  expect(asked.toSorted()).toEqual(agencyFields.map(({ name }) => name).toSorted());
});

test("each duty of the law that a field meets has that field on the screen", () => {
  const asked = new Set(SITE_SECTIONS.flatMap(({ fields: names }) => names));
  expect(SITE_DUTIES.filter(({ field }) => field && !asked.has(field))).toEqual([]);
});

test("an office has its address and its place, and not its hours, which have a screen of their own", () => {
  const offices = fields.find(({ name }) => name === "offices")!;
  if (offices.kind !== "list" || offices.entry.kind !== "record") throw new Error("no list of records");
  expect(offices.entry).toMatchObject({ isNumbered: true });
  expect(offices.entry.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ["name", "texts"],
    ["address", "group"],
    ["location", "point"],
    ["phone", "text"],
    ["email", "text"],
  ]);
});
