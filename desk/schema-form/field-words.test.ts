import { expect, test } from "vitest";
import { BLOCK_TYPES } from "#features/pages/blocks/block-types.ts";
import { jsonSchemaOf } from "../../server/api/docs/published-schemas.ts";
import { describeFields } from "./describe-fields.ts";
import type { FieldDescription } from "./field-description.ts";
import { addKey, choiceKey, hintKey, labelKey } from "./field-words.ts";
import { SITE_SECTIONS } from "../agency/site-fields.ts";
import nl from "./messages/nl.json" with { type: "json" };

const SITE_FIELDS = new Set(SITE_SECTIONS.flatMap(({ within, fields }) => within ?? fields));

/** Every word that a field needs. */
function wordsFor(type: string, field: FieldDescription): readonly string[] {
  const { name } = field;
  const own = [labelKey(type, name), ...[hintKey(type, name) ?? []].flat()];
  if (field.kind === "choice" || field.kind === "choices")
    return [...own, ...field.choices.map((choice) => choiceKey(name, choice))];
  if (field.kind === "group") return [...own, ...field.fields.flatMap((one) => wordsFor(type, one))];
  if (field.kind !== "list") return own;
  const inner = field.entry.kind === "record" ? field.entry.fields : [field.entry.field];
  return [...own, addKey(type, name), ...inner.flatMap((one) => wordsFor(type, one))];
}

test.each([...BLOCK_TYPES, "page", "site"])(
  "every field and choice of %s has a name that agents use",
  (type) => {
    const words = describeFields(jsonSchemaOf(type)!)
      .filter(({ name }) => name !== "paths" && (type !== "site" || SITE_FIELDS.has(name)))
      .flatMap((field) => wordsFor(type, field));
    expect(words.filter((word) => !(word in nl))).toEqual([]);
  },
);
