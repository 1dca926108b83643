import { createContext, use } from "react";
import type { DeskDocument } from "../../drafts/desk-document.ts";
import { useFindingWords } from "../../findings/finding-words.ts";
import type { Choice } from "../../fields/choice-field.tsx";
import { isChangedAt, type ListingDocument, valueAtPath, withValue } from "./listing-document.ts";

/** The listing that a screen edits, with what limits who may change it. */
export type EditedListing = {
  readonly document: DeskDocument<ListingDocument>;
  readonly isLocked: boolean;
  /** Whether empty fields are told: of a new one, not before somebody wants to publish it. */
  readonly asksMissing: boolean;
};

export const ListingContext = createContext<EditedListing | null>(null);

export function useEditedListing(): EditedListing {
  const edited = use(ListingContext);
  if (!edited) throw new Error("no listing around");
  return edited;
}

/** What a field of the listing takes besides its label; `id` is where the law's panel leads. */
export function useFieldAt<Value>(path: string) {
  const { document, isLocked, asksMissing } = useEditedListing();
  const wordsOf = useFindingWords();
  const finding = document.findings.find(
    ({ level, code, path: at }) =>
      level === "error" && isWithin(at, path) && (asksMissing || code !== "missing"),
  );
  return {
    id: idOfField(path),
    value: valueAtPath(document.document, path) as Value | null | undefined,
    onChange: (value: unknown) => document.change((listing) => withValue(listing, path, value ?? null), path),
    isChanged: isMarkedAt(document, path),
    isLocked,
    error: finding && wordsOf(finding),
  };
}

/** Whether a place gets the dot of what is not published yet; of a new listing that is all. */
export function isMarkedAt({ published, changed }: DeskDocument<ListingDocument>, path: string): boolean {
  return published !== null && isChangedAt(changed, path);
}

function isWithin(place: string, path: string): boolean {
  return place === path || place.startsWith(`${path}.`);
}

export function idOfField(path: string): string {
  return `field.${path}`;
}

/** Choices in the order of their words. */
export function byLabel(one: Choice, other: Choice): number {
  return one.label.localeCompare(other.label);
}
