import { z } from "zod";
import type { CodedError } from "#features/site/api/app-error.ts";
import { FindingCode, FindingParams } from "#features/site/schema/finding-codes.ts";

/**
 * Something to tell about a bundle. An error keeps its record (a line, a page, a picture) out; a warning is worth
 * mending; a note only informs.
 */
export type Finding = {
  readonly level: "error" | "warning" | "note";
  /** What kind of finding it is: programs recognise it by this, never by its message. */
  readonly code: FindingCode;
  readonly params?: FindingParams | undefined;
  readonly file: string;
  readonly line?: number;
  readonly column?: number | undefined;
  /** The field, as `general.price.value`. */
  readonly path?: string | undefined;
  /** Of the listing or holiday home that the line holds. */
  readonly id?: number | undefined;
  /** For people, in English. */
  readonly message: string;
  /** Of an error: all that it spoils, where the rest of its record is good without. */
  readonly spoils?: string | undefined;
  /** What the site would have more of than it may, and how much that is. */
  readonly limit?: { readonly of: "listings" | "pictures" | "mediaBytes"; readonly most: number };
  /** Many records may have it: a summary tells it once, and how many more there are. */
  readonly repeats?: boolean;
};

/** What is found in a part of a document, before its file is known. */
export type FindingAt = Pick<Finding, "level" | "code" | "params" | "message" | "spoils"> & {
  readonly path: string;
};

/** As an answer of the API says it. */
export const ToldFinding = z.object({
  level: z.enum(["error", "warning"]),
  code: FindingCode,
  path: z.string(),
  message: z.string().describe("For people, in English; it may be worded anew."),
  params: FindingParams.optional(),
});
export type ToldFinding = Readonly<z.infer<typeof ToldFinding>>;

/** A finding as an answer says it, at its place in the document that was asked about; null for a note. */
export function toldAt({ level, code, params, message }: Finding, path: string): ToldFinding | null {
  return level === "note" ? null : { level, code, path, message, params };
}

/** What an answer refuses, as the findings that a draft has. */
export function errorFindings(errors: readonly CodedError[] = []): ToldFinding[] {
  return errors.map(({ code, path, message, params }) => ({ level: "error", code, path, message, params }));
}

/** Findings from the database: those that were stored before findings had codes get one. */
export function storedFindings(
  findings: ReadonlyArray<Omit<ToldFinding, "code"> & Partial<Pick<ToldFinding, "code">>>,
): ToldFinding[] {
  return findings.map(({ level, code = "not-valid", path, message, params }) => ({
    level,
    code,
    path,
    message,
    params,
  }));
}

/** Where findings go, one by one, so that a million of them need no memory. */
export type Report = (finding: Finding) => void;

/** Of a title, a name, an address: what stands in it as HTML goes as it comes in. */
export const HOLDS_MARKUP = {
  code: "holds-markup",
  message: "holds HTML; it is shown as plain text",
} as const;

export const UNKNOWN_FIELD = { code: "unknown-field", message: "unknown field, left out" } as const;

/** A finding about a place within another document or list. */
export function below<Found extends FindingAt>(place: string, found: Found): Found {
  const { path, spoils } = found;
  return {
    ...found,
    path: path ? `${place}.${path}` : place,
    // A part without a place of its own is all of the record.
    ...(spoils && { spoils: `${place}.${spoils}` }),
  };
}

/** Example: `"estates.ndjson:17: general.price.value: expected number, received string"`. */
export function formatFinding({ file, line, column, path, message }: Finding): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return [place, path, message].filter(Boolean).join(": ");
}

/** The long parts of an import, in order. */
export type Phase = "checking" | "pictures" | "writing";

/** Opens a part of so much work; the answer is called with each piece that is done. */
export type Step = (phase: Phase, total: number) => (done: number) => void;
