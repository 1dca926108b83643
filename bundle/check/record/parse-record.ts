import { isUtf8 } from "node:buffer";
import type { z } from "zod";
import { codeOfIssue } from "#features/site/api/code-of-issue.ts";
import type { FindingCode, FindingParams } from "#features/site/schema/finding-codes.ts";
import type { BundleLimits } from "../../files/bundle-limits.ts";
import { findJsonFault } from "../../files/json-fault.ts";
import { unknownFields } from "./unknown-fields.ts";

export type Fault = {
  readonly code: FindingCode;
  readonly params?: FindingParams | undefined;
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;
  readonly message: string;
};

export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly unknown: readonly string[] }
  /** `input` is what the text says, where it is JSON. */
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly input?: unknown };

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Beyond this many, a record's faults have one cause and say nothing new. */
const MOST_FAULTS = 20;

/** Real pages nest some ten levels; the database and every reader have a limit somewhere above. */
const MOST_LEVELS = 100;
export const NESTED_TOO_DEEP = { code: "nested-too-deep", message: "it nests too deeply" } as const;

/** Reads one JSON text and holds it against a schema; faults name the place in the text or the field. */
export function parseRecord<S extends z.ZodType>(bytes: Buffer, schema: S): Parsed<z.infer<S>> {
  if (!isUtf8(bytes)) return refused({ code: "not-utf8", message: "it is not UTF-8 text" });
  const marked = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK);
  const text = bytes.toString("utf8", marked ? 3 : 0);
  try {
    return fit(JSON.parse(text), schema, text);
  } catch (error) {
    // A stack overflow is the work of the text, not of ours.
    if (error instanceof RangeError) return refused(NESTED_TOO_DEEP);
    if (!(error instanceof SyntaxError)) throw error;
    return refused(placeFault(text));
  }
}

function fit<S extends z.ZodType>(input: unknown, schema: S, text: string): Parsed<z.infer<S>> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) {
    if (nestsBeyond(parsed.data, MOST_LEVELS)) return refused(NESTED_TOO_DEEP);
    const odd = text.includes("\\u") ? unstorableText(parsed.data) : null;
    if (odd) return refused({ code: "unstorable-text", message: odd });
    return { ok: true, value: parsed.data, unknown: unknownFields(input, parsed.data) };
  }
  return { ok: false, faults: parsed.error.issues.slice(0, MOST_FAULTS).map(faultOfIssue), input };
}

/** What a schema finds, as a bundle's fault. The issue must tell its input (`reportInput`). */
export function faultOfIssue(issue: z.core.$ZodIssue): Fault & { readonly path: string } {
  return {
    ...codeOfIssue(issue),
    path: issue.path.map(String).join("."),
    message: issue.message.replace(/^Invalid input: /, ""),
  };
}

/** Of a line that was not read to its end. */
export function tooLong({ lineBytes }: BundleLimits): Parsed<never> & { readonly ok: false } {
  return {
    ok: false,
    faults: [{ code: "line-too-long", message: `the line is longer than ${lineBytes} bytes` }],
  };
}

function nestsBeyond(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => nestsBeyond(inner, levels - 1));
}

function placeFault(text: string): Fault {
  try {
    const { line, column, reason } = findJsonFault(text);
    return { code: "not-json", line, column, message: `not JSON: ${reason}` };
  } catch {
    return { code: "not-json", message: "not JSON: a text in quotes in it is far too long" };
  }
}

function refused(fault: Fault): Parsed<never> {
  return { ok: false, faults: [fault] };
}

/** An escape that JSON allows and PostgreSQL's jsonb refuses: the sign NUL, or half of a pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/;

/** Says what is wrong with a text somewhere in a value that no database could keep; null when all is well. */
function unstorableText(value: unknown): string | null {
  const found = UNSTORABLE.exec(JSON.stringify(value));
  return found && `a text holds the sign \\u${found[1]}, which can't be kept`;
}
