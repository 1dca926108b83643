import type { Label, MappingRow } from "../../mapping-row.ts";
import { CLIENT } from "../whise-codes.ts";
import { withUnit } from "../whise-conversions.ts";

/** A row without its path: a type that keeps the kinds of rows apart. */
type Target = MappingRow extends infer Row ? (Row extends MappingRow ? Omit<Row, "path"> : never) : never;

/** Each detail by its id, with what Whise calls it. */
export function detail(id: number, name: string, target: Target): MappingRow {
  const says = "says" in target && target.says ? `${name}; ${target.says}` : name;
  return {
    says,
    ...target,
    path: `details[${id}]`,
    ...("to" in target || "extra" in target ? { says } : {}),
  };
}

export const to = (id: number, name: string, field: string | string[]) => detail(id, name, { to: field });

/** A flag that has no field of ours: it is shown where it is set. */
export const flag = (id: number, name: string, shown: Label) =>
  detail(id, name, { extra: shown, codes: { "1": true, "0": null } });

export const inUnit = (id: number, name: string, unit: string, shown: Label) =>
  detail(id, name, { extra: shown, convert: withUnit(unit), says: `with ${unit}` });

export const text = (id: number, name: string, shown: Label) =>
  detail(id, name, { extra: shown, language: "context" });

/** A choice that a field of ours has a code for; any other is shown as Whise names it. */
export function choice(
  id: number,
  name: string,
  field: string,
  ours: Readonly<Record<string, string>>,
  file: string,
  shown: Label,
) {
  const isKnown = (entry: unknown) => String((entry as { enum?: { id?: number } }).enum?.id) in ours;
  return [
    detail(id, name, {
      to: field,
      codes: ours,
      codeField: "enum.id",
      when: ({ entry }) => isKnown(entry),
      source: `${CLIENT}/Details/${file}.php`,
    }),
    detail(id, name, { extra: shown, language: "context", when: ({ entry }) => !isKnown(entry) }),
  ];
}
