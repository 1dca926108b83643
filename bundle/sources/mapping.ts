import { isLocale, type Locale } from "#domain/locale/locale.ts";
import type { Finding, FindingAt } from "#bundle/finding.ts";
import { completeDraft } from "./complete-draft.ts";
import { addExtraField, sameInAll, type ExtraFieldDraft } from "./extra-fields.ts";
import { leavesOf, type Leaf } from "./leaves.ts";
import { UNREADABLE, type Json, type JsonObject, type Mapping, type MappingContext } from "./mapping-row.ts";
import type { ExtraRow, Label, Place, ValueRow } from "./mapping-row.ts";
import { fitted, readValue } from "./read-value.ts";
import { schemaOfTarget } from "./target-schema.ts";
import { setField, type ListingDraft } from "./write-draft.ts";

/** How many values of a document have a field of ours, are shown under a label of their own, and are not shown. */
type MappingCounts = { mapped: number; extra: number; leftOut: number };

export type MappedListing = {
  /** One line of `estates.ndjson`; null where the document holds no listing. */
  readonly draft: ListingDraft | null;
  readonly findings: readonly Finding[];
  readonly counts: MappingCounts;
};

type Work = {
  readonly draft: ListingDraft & { extraFields: ExtraFieldDraft[] };
  readonly findings: Finding[];
  readonly context: MappingContext;
  readonly mapping: Mapping;
};

type Outcome = keyof MappingCounts;

/**
 * A document of an agency's system as a listing. Each of its values goes where the system's table says; one that the
 * table does not know, or that does not fit, is shown as an extra field and told.
 */
export function mapListing(document: JsonObject, mapping: Mapping, context: MappingContext): MappedListing {
  const work: Work = { draft: { extraFields: [] }, findings: [], context, mapping };
  const counts = { mapped: 0, extra: 0, leftOut: 0 };
  for (const leaf of leavesOf(document, mapping.keys)) {
    if (isEmpty(leaf.value)) continue;
    counts[outcomeOf(leaf, { ...leaf, document, context }, work)] += 1;
  }
  const complete = completeDraft(work.draft);
  for (const { path, message } of complete?.incomplete ?? []) warn(work, path, `is left out: ${message}`);
  if (!complete) work.findings.push(findingOf(work, NO_LISTING));
  return { draft: complete?.draft ?? null, findings: work.findings, counts };
}

function isEmpty(value: Json): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}

function outcomeOf(leaf: Leaf, place: Place, work: Work): Outcome {
  const rows = (work.mapping.rows.get(leaf.path) ?? []).filter(({ when }) => !when || when(place));
  if (rows.length === 0) {
    return showUnknown(leaf, work, "is an unknown field");
  }
  const outcomes = new Set<Outcome>();
  for (const row of rows) {
    if ("readWith" in row) outcomes.add("mapped");
    else outcomes.add("leftOut" in row ? "leftOut" : writeValue(row, leaf, place, work));
  }
  return (["mapped", "extra"] as const).find((outcome) => outcomes.has(outcome)) ?? "leftOut";
}

function writeValue(row: ValueRow, leaf: Leaf, place: Place, work: Work): Outcome {
  const locale = localeOf(row, place);
  if (locale === undefined) return "leftOut";
  const value = readValue(row, leaf.value, place);
  if (value === undefined) return "leftOut";
  if (value === UNREADABLE)
    return showUnknown(leaf, work, `${JSON.stringify(leaf.value)} is a value that the table does not know`);
  if ("extra" in row) {
    addExtraField(work.draft.extraFields, {
      path: leaf.path,
      label: labelOf(row.extra, leaf),
      value,
      language: locale,
    });
    return "extra";
  }
  for (const target of [row.to].flat()) {
    const path = locale && !isWhole(value) ? `${target}.${locale}` : target;
    const fit = fitted(schemaOfTarget(path), value);
    if (fit === UNREADABLE)
      return showUnknown(leaf, work, `${JSON.stringify(leaf.value)} does not fit ${target}`);
    setField(work.draft, path, fit, leaf.positions);
  }
  return "mapped";
}

function labelOf(extra: ExtraRow["extra"], { parent }: Leaf): Label | undefined {
  if (!("from" in extra)) return extra;
  const name = parent[extra.from];
  return typeof name === "string" && name.trim() ? sameInAll(name.trim()) : undefined;
}

function isWhole(value: Json): boolean {
  return typeof value === "object";
}

/** Null where the value is in no language; undefined where it is in one that sites do not speak. */
function localeOf(row: ValueRow, { parent, context }: Place): Locale | null | undefined {
  if (!row.language) return null;
  if (row.language === "context") return context.language;
  if ("is" in row.language) return row.language.is;
  const code = String(parent[row.language.field] ?? context.language)
    .slice(0, 2)
    .toLowerCase();
  return isLocale(code) ? code : undefined;
}

function showUnknown({ path, value, list, entry }: Leaf, work: Work, why: string): Outcome {
  const { draft, context, mapping } = work;
  if (mapping.sensitive.some((part) => path === part || path.startsWith(`${part}.`))) {
    warn(work, path, `${why}; it is not shown, since it may tell an address or concern a person`);
    return "leftOut";
  }
  warn(work, path, `${why}; it is shown as an extra field`);
  const language = typeof value === "string" ? context.language : null;
  const name = list && entry[list.label];
  const label = typeof name === "string" ? { [context.language]: name.trim() } : undefined;
  addExtraField(draft.extraFields, { path, label, value: list ? list.shown(entry) : value, language });
  return "extra";
}

function warn(work: Work, path: string, message: string): void {
  work.findings.push(findingOf(work, { level: "warning", code: "value-left-out", path, message }));
}

const NO_LISTING: FindingAt = {
  level: "error",
  code: "unreadable-listing",
  path: "",
  message: "holds no listing that can be read",
};

function findingOf({ context }: Work, { path, ...found }: FindingAt): Finding {
  return { ...found, file: context.document, ...(path && { path }), repeats: true };
}
