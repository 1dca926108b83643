import { parseId } from "../parse-id.ts";
import type { z } from "zod";
import type { FieldError } from "#platform/http/api/problem.ts";
import { AppError } from "./app-error.ts";

/** So that an answer to hostile input stays small. */
export const MAX_ERRORS = 50;
const MAX_PLACE_LENGTH = 200;

/** Reads what is asked by its schema, whoever asks; each thing that is wrong is named by its place. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input);
  if (!read.success) throw invalidInput(read.error.issues.flatMap(errorsOf));
  return read.data;
}

export function invalidInput(errors: readonly FieldError[]): AppError {
  return new AppError("invalid-input", { errors: errors.slice(0, MAX_ERRORS) });
}

export function errorsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== "unrecognized_keys") return [{ path: placeOf(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: placeOf([...issue.path, key]), message: "unknown here" }));
}

/** `where.terms.general.id.0`: as the input nests, a path's own dots included. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map(String).join(".").slice(0, MAX_PLACE_LENGTH);
}

/** Reads the id of a path; anything but a whole positive number stands for nothing: not found. */
export function requireId(word: string | undefined): number {
  const id = parseId(word);
  if (id === null) throw new AppError("not-found");
  return id;
}
