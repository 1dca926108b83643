import type { ShownField, ShownGroup } from "./engine.ts";

/** A row that says nothing beside another one with the same answer. */
const ECHOES: ReadonlyArray<{ readonly duplicate: string; readonly of: string }> = [
  // A house that is of the sub type "house".
  { duplicate: "property.subType", of: "property.type" },
  { duplicate: "general.subType", of: "general.headType" },
  // A rent without charges is due as it is.
  { duplicate: "general.price.totalPrice", of: "property.financial.price" },
  { duplicate: "general.price.totalPrice", of: "general.price.value" },
  { duplicate: "property.general.key", of: "property.external_id" },
  { duplicate: "property.external_id", of: "general.reference" },
  // The notary's list adds them up.
  { duplicate: "property.financial.registration_cost", of: "property.notary_cost.registration_tax" },
  // Of a public sale only the price is known that bidding starts from.
  { duplicate: "property.financial.price", of: "property.notary.setting_price" },
];

/** A row that would say something else beside one that holds. */
const OVERRULED: ReadonlyArray<{ readonly row: string; readonly by: string }> = [
  { row: "general.price.priceFrom", by: "general.price.value" },
  { row: "general.price.priceFrom", by: "property.financial.price" },
];

/**
 * Leaves out the rows that only echo another one, and groups of nothing else. Example: duties of € 7.200,00 that stand
 * among the notary's costs too are shown there alone.
 */
export function withoutDuplicateFacts(groups: readonly ShownGroup[]): readonly ShownGroup[] {
  const fields = new Map(groups.flatMap((group) => group.fields.map((field) => [field.key, field])));
  const duplicates = new Set(
    ECHOES.filter(({ duplicate, of }) => isSameAnswer(fields.get(duplicate), fields.get(of))).map(
      ({ duplicate }) => duplicate,
    ),
  );
  const overruled = new Set(OVERRULED.filter(({ by }) => fields.get(by)?.raw.length).map(({ row }) => row));
  return groups.flatMap((group) => {
    const shown = group.fields.filter(({ key }) => !duplicates.has(key) && !overruled.has(key));
    return shown.length > 0 ? [{ ...group, fields: shown }] : [];
  });
}

/** Codes of two lists are one answer where they read alike; nothing entered is no answer. */
function isSameAnswer(one: ShownField | undefined, other: ShownField | undefined): boolean {
  if (!one?.raw.length || !other?.raw.length) return false;
  return (
    (typeof one.raw[0] !== "object" && one.raw[0] === other.raw[0]) ||
    JSON.stringify(one.values) === JSON.stringify(other.values)
  );
}
