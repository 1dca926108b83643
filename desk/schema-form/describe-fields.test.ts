import { expect, test } from "vitest";
import { BLOCK_TYPES } from "#features/pages/blocks/block-types.ts";
import { jsonSchemaOf } from "../../server/api/docs/published-schemas.ts";
import { describeFields } from "./describe-fields.ts";
import type { FieldDescription } from "./field-description.ts";

const fieldsOf = (type: string) => describeFields(jsonSchemaOf(type)!);
const named = (fields: readonly FieldDescription[], name: string) =>
  fields.find((field) => field.name === name)!;

const withInner = (field: FieldDescription): readonly FieldDescription[] => {
  if (field.kind === "group") return [field, ...field.fields.flatMap(withInner)];
  if (field.kind !== "list") return [field];
  const { entry } = field;
  return [field, ...(entry.kind === "record" ? entry.fields : [entry.field]).flatMap(withInner)];
};

test.each(BLOCK_TYPES)("every field of the block %s can be changed", (type) => {
  const fields = fieldsOf(type).flatMap(withInner);
  expect(fields.filter(({ kind }) => kind === "fixed").map(({ name }) => name)).toEqual([]);
  expect(fields.length).toBeGreaterThan(0);
});

test("a call to action has texts, a picture and at most three buttons", () => {
  const fields = fieldsOf("call-to-action");
  expect(fields.map(({ name }) => name)).toEqual(["heading", "text", "picture", "buttons"]);
  expect(named(fields, "text")).toMatchObject({ kind: "texts", text: "lines", isRequired: false });
  expect(named(fields, "picture")).toMatchObject({ kind: "picture" });
  expect(named(fields, "buttons")).toMatchObject({ kind: "list", most: 3, standard: [] });
});

test("the people of a team are records, and a person needs a name", () => {
  const members = named(fieldsOf("team"), "members");
  if (members.kind !== "list" || members.entry.kind !== "record") throw new Error("no list of records");
  expect(named(members.entry.fields, "name")).toMatchObject({ kind: "text", max: 100, isRequired: true });
  expect(named(members.entry.fields, "email")).toMatchObject({ kind: "text", type: "email" });
  expect(named(members.entry.fields, "role")).toMatchObject({ kind: "texts", text: "line" });
});

test("what a list of listings shows are choices of the site's own", () => {
  const fields = fieldsOf("estate-list");
  expect(named(fields, "collectionIds")).toMatchObject({ kind: "references", of: "collection" });
  expect(named(fields, "view")).toMatchObject({ kind: "choice", choices: ["cards", "grid", "map"] });
  expect(named(fields, "groupOptions")).toMatchObject({ kind: "choices" });
  expect(named(fields, "size")).toMatchObject({ kind: "number", isWhole: true, min: 1, max: 100 });
  expect(named(fields, "filter")).toMatchObject({ kind: "switch", standard: true });
  expect(named(fields, "more")).toMatchObject({ kind: "link" });
});

test("subjects of a question are texts without names", () => {
  const subjects = named(fieldsOf("contact-form"), "subjects");
  expect(subjects).toMatchObject({ kind: "list", entry: { kind: "value", field: { kind: "texts" } } });
});
