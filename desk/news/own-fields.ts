import type { SiteContent } from "../api/published.ts";
import type { FieldDescription, FieldKind } from "../schema-form/field-description.ts";

type EntityField = SiteContent["kinds"][number]["fields"][number];

const KINDS: Readonly<Record<EntityField["kind"], FieldKind>> = {
  text: { kind: "texts", text: "line", max: undefined },
  number: { kind: "number", min: undefined, max: undefined, isWhole: false },
  date: { kind: "date" },
  link: { kind: "text", type: "url", max: 2_000 },
};

/** The fields that a kind of content has of its own, under the names that the agency gave them. */
export function ownFields(fields: readonly EntityField[]): readonly FieldDescription[] {
  return fields.map(({ name, label, kind }) => ({
    ...KINDS[kind],
    name,
    label,
    isRequired: false,
    standard: undefined,
  }));
}
