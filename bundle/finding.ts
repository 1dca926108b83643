/**
 * Something to tell about a bundle. An error keeps its record (a line, a page, a picture) out; a warning is worth
 * mending; a note only informs.
 */
export type Finding = {
  readonly level: "error" | "warning" | "note";
  readonly file: string;
  readonly line?: number;
  readonly column?: number | undefined;
  /** The field, as `general.price.value`. */
  readonly path?: string | undefined;
  /** Of the listing or holiday home that the line holds. */
  readonly id?: number | undefined;
  readonly message: string;
  /** Of an error: all that it spoils, where the rest of its record is good without. */
  readonly spoils?: string | undefined;
  /** What the site would have more of than it may, and how much that is. */
  readonly limit?: { readonly of: "listings" | "pictures" | "mediaBytes"; readonly most: number };
  /** Many records may have it: a summary tells it once, and how many more there are. */
  readonly repeats?: boolean;
};

/** Where findings go, one by one, so that a million of them need no memory. */
export type Report = (finding: Finding) => void;

/** Of a title, a name, an address: what stands in it as HTML goes as it comes in. */
export const HOLDS_MARKUP = "holds HTML; it is shown as plain text";

/** Example: `"estates.ndjson:17: general.price.value: expected number, received string"`. */
export function formatFinding({ file, line, column, path, message }: Finding): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return [place, path, message].filter(Boolean).join(": ");
}

/** The long parts of an import, in order. */
export type Phase = "checking" | "pictures" | "writing";

/** Opens a part of so much work; the answer is called with each piece that is done. */
export type Step = (phase: Phase, total: number) => (done: number) => void;
