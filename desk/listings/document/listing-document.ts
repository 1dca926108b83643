import { valueAt } from "#domain/document/value-at.ts";

/** A listing as `GET estates/{id}` answers it: a line of a bundle, whatever fields it has. */
export type ListingDocument = Readonly<Record<string, unknown>>;

/** What a listing says at a dotted path; undefined where nothing is. Example: `valueAtPath(listing, "general.price.value")`. */
export function valueAtPath(listing: ListingDocument, path: string): unknown {
  return valueAt(listing, path.split("."));
}

/** The document with another value at a place; null takes it away, with what holds nothing else. */
export function withValue(document: ListingDocument, path: string, value: unknown): ListingDocument {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return withField(document, name, value);
  const inner = document[name];
  const next = withValue(isObject(inner) ? inner : {}, rest.join("."), value);
  return withField(document, name, Object.keys(next).length > 0 ? next : null);
}

function withField(document: ListingDocument, name: string, value: unknown): ListingDocument {
  if (value !== null) return { ...document, [name]: value };
  const { [name]: _gone, ...others } = document;
  return others;
}

export function isObject(value: unknown): value is ListingDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a place, or one inside it, is among those that were changed, or one around it. */
export function isChangedAt(changed: ReadonlySet<string>, path: string): boolean {
  return [...changed].some(
    (place) => place === path || place.startsWith(`${path}.`) || path.startsWith(`${place}.`),
  );
}

const STATUS = "general.transaction";

/** What was changed, with the status, its name and the status of the attribute groups that follows it as one place. */
export function withOneStatus(changed: ReadonlySet<string>): ReadonlySet<string> {
  if (!isChangedAt(changed, STATUS)) return changed;
  const others = [...changed].filter((place) => !place.startsWith(STATUS) && place !== "property.status");
  return new Set([STATUS, ...others]);
}
