import type { Context } from "hono";
import type { z } from "zod";
import type { FieldError } from "#platform/http/api/problem.ts";
import { AppError } from "../problem/app-error.ts";

export const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** So that an answer to hostile input stays small. */
export const MAX_ERRORS = 50;
const MAX_PLACE_LENGTH = 200;

/** Reads the body of a call by its schema. */
export async function readBody(c: Context, schema: z.ZodType): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header("Content-Type") ?? "")) throw new AppError("not-json");
  return readInput(schema, parseJson(await c.req.text()));
}

/** Reads what is asked by its schema, whoever asks; each thing that is wrong is named by its place. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input);
  if (!read.success) throw invalidInput(read.error.issues.flatMap(errorsOf));
  return read.data;
}

export function invalidInput(errors: readonly FieldError[]): AppError {
  return new AppError("invalid-input", { errors: errors.slice(0, MAX_ERRORS) });
}

export function parseJson(text: string): unknown {
  // Schemas pass over this key without a word; no call has a use for it.
  if (text.includes('"__proto__"')) throw invalidInput([{ path: "__proto__", message: "unknown here" }]);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("broken-json");
  }
}

export function errorsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== "unrecognized_keys") return [{ path: placeOf(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: placeOf([...issue.path, key]), message: "unknown here" }));
}

/** `where.terms.general.id.0`: as the input nests, a path's own dots included. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map(String).join(".").slice(0, MAX_PLACE_LENGTH);
}
