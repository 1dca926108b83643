import type { KeyEnd } from "../locale/translate.ts";
import { type Catalogue, type CatalogueField, type LabelKey, labelOf } from "./catalogue.ts";

/** Facts that both models tell under another label. */
const SAME_FACTS: { readonly [label in LabelKey]?: LabelKey } = {
  [labelOf("transaction")]: labelOf("status"),
};

/** Where a tab shows what no attribute group knows, by the group of the second model. */
const TAB_OF_GROUP: Readonly<Record<string, string>> = {
  financial: "financial",
  financialKI: "financial",
  technical: "construction",
  dimensions: "construction",
  buildTechnicals: "construction",
  comfort: "comfort",
  energy: "epc",
  energyShared: "epc",
  planning: "planning",
};

/** Facts that belong to another tab than the rest of their group. */
const TAB_OF_FACT: { readonly [label in LabelKey]?: string } = {
  [labelOf("reference")]: "general",
  [labelOf("buildingName")]: "general",
  [labelOf("architect")]: "general",
  [labelOf("publicationDate")]: "general",
  [labelOf("asbestosInventory")]: "epc",
  [labelOf("certificateConformity")]: "epc",
  [labelOf("oLevelSensitivity")]: "planning",
  [labelOf("oLevelZone")]: "planning",
};

const SHARED_ENERGY = "energyShared";

/**
 * Tabs that leave nothing unsaid: an attribute that is empty shows what the estate's own groups say under the same
 * label, and what only these groups know stands at the end of its tab. Example: without `certification.epc_number` the
 * row shows `energy.epcReference`.
 */
export function completeTabs(tabs: Catalogue, groups: Catalogue): Catalogue {
  const known = new Set(tabs.flatMap(({ fields }) => fields.map(({ label }) => label)));
  const others = groups
    .filter(({ key }) => key in TAB_OF_GROUP)
    .flatMap(({ key, fields }) =>
      fields
        .filter(({ rules }) => !rules.includes("shownByPage"))
        .map((field) => (key === SHARED_ENERGY ? ofSharedParts(field) : field))
        .map((field) => ({
          field,
          label: SAME_FACTS[field.label] ?? field.label,
          tab: TAB_OF_FACT[field.label] ?? TAB_OF_GROUP[key],
        })),
    );
  const standIns = new Map(others.map(({ label, field }) => [label, field.parts[0]]));
  return tabs.map((tab) => ({
    ...tab,
    fields: [
      ...tab.fields.map((field) => ({ ...field, otherwise: standIns.get(field.label) ?? null })),
      ...others
        .filter((other) => other.tab === tab.key && !known.has(other.label))
        .map(({ field }) => onlyWithValue(field)),
    ],
  }));
}

/** In one tab the figures of the shared parts must not be taken for the estate's. */
function ofSharedParts(field: CatalogueField): CatalogueField {
  const name = field.label.slice("display.field.".length) as KeyEnd<"display.field.shared">;
  return { ...field, label: labelOf(`shared.${name}`) };
}

/** A tab asks nobody for what its own attributes don't. */
function onlyWithValue(field: CatalogueField): CatalogueField {
  return { ...field, rules: [...new Set([...field.rules, "onlyWithValue" as const])] };
}
