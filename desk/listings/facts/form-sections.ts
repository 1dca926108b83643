import type { CatalogueField, CatalogueGroup, LabelKey } from "#domain/display/catalogue.ts";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { type LegalPlace, meansSomethingIn } from "#domain/display/law-of-facts.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";
import type { MessageKey } from "#domain/locale/translate.ts";
import { type ListingDocument, valueAtPath } from "../document/listing-document.ts";
import { type FieldKind, kindOfPart } from "./field-kinds.ts";

export type FormField = {
  readonly path: string;
  readonly label: LabelKey;
  /** Whether it says more about the field before it. */
  readonly isMore: boolean;
  readonly kind: FieldKind;
};

export type FormSection = {
  readonly key: string;
  readonly title: MessageKey;
  readonly fields: readonly FormField[];
};

/** What has a part of its own on the screen. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "general.headType",
  "general.transaction",
  "general.title",
  "general.description",
  "general.shortDescription",
  "general.price.value",
  "general.sticker.name",
  "general.address.geoPrecision",
  // Its source says since when; of one by hand the import does.
  "general.publicationDate",
  "property.status",
  "property.title",
  "property.description",
  "property.short_description",
  "property.financial.price",
  // The id in the agency's own system.
  "property.external_id",
]);

/** Whole groups that have one: who to call is of the sales rep, not of the listing. */
const GROUPS_ELSEWHERE: ReadonlySet<string> = new Set(["salesRep"]);

/** The facts of a listing in the model that it has, as the product's pages group them, without those that mean nothing in its place. */
export function formSections(document: ListingDocument, place: LegalPlace): FormSection[] {
  const catalogue = document["property"] ? TABS_CATALOGUE : GROUPS_CATALOGUE;
  return catalogue
    .filter(({ key }) => !GROUPS_ELSEWHERE.has(key))
    .map((group) => sectionOf(group, document, place))
    .filter(({ fields }) => fields.length > 0);
}

function sectionOf(
  { key, title, fields }: CatalogueGroup,
  document: ListingDocument,
  place: LegalPlace,
): FormSection {
  const isMeant = (field: CatalogueField) =>
    meansSomethingIn(place, field.label) || field.parts.some(({ path }) => isSaid(document, path));
  return {
    key,
    title,
    fields: fields.filter(isMeant).flatMap((field) => fieldsOf(field, document)),
  };
}

function fieldsOf(
  { label, parts, rules, otherwise }: CatalogueField,
  document: ListingDocument,
): FormField[] {
  // What only the other model knows stands in a tab as long as it says something.
  const isOfOtherModel = Boolean(document["property"]) && !parts[0]!.path.startsWith("property.");
  if (isOfOtherModel && rules.includes("onlyWithValue") && !isSaid(document, parts[0]!.path)) return [];
  return parts.flatMap((part, at) => {
    const isToldElsewhere =
      at === 0 && otherwise && !isSaid(document, part.path) && isSaid(document, otherwise.path);
    const shown = isToldElsewhere ? otherwise : part;
    const kind = kindOfPart(shown);
    if (!kind || ELSEWHERE.has(shown.path)) return [];
    const path = shown.format === "room" ? `${shown.path}.surface` : shown.path;
    return [{ path, label, isMore: at > 0, kind }];
  });
}

function isSaid(document: ListingDocument, path: string): boolean {
  const value = valueAtPath(document, path);
  return value !== undefined && value !== null && value !== "";
}

/** How many of a section's fields say something. */
export function saidIn(document: ListingDocument, fields: readonly FormField[]): number {
  return fields.filter(({ path }) => isSaid(document, path)).length;
}
