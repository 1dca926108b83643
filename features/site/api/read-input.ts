import { parseId } from "../parse-id.ts";
import type { z } from "zod";
import type { FieldError } from "#platform/http/api/problem.ts";
import { isFindingCode } from "#features/site/schema/finding-codes.ts";
import { AppError, type CodedError } from "./app-error.ts";
import { codeOfIssue } from "./code-of-issue.ts";

/** So that an answer to hostile input stays small. */
export const MAX_ERRORS = 50;
const MAX_PLACE_LENGTH = 200;

/** Reads what is asked by its schema, whoever asks; each thing that is wrong is named by its place. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input, { reportInput: true });
  if (!read.success) throw invalidInput(read.error.issues.flatMap(errorsOf));
  return read.data;
}

/** An error without a code of its own breaks a rule that its message names. */
export function invalidInput(errors: readonly FieldError[]): AppError {
  return new AppError("invalid-input", { errors: errors.slice(0, MAX_ERRORS).map(withCode) });
}

function withCode(error: FieldError): CodedError {
  return { ...error, code: isFindingCode(error.code) ? error.code : "not-valid" };
}

/** The issue must tell its input (`reportInput`). */
export function errorsOf(issue: z.core.$ZodIssue): CodedError[] {
  const coded = codeOfIssue(issue);
  if (issue.code !== "unrecognized_keys")
    return [{ path: placeOf(issue.path), message: issue.message, ...coded }];
  return issue.keys.map((key) => ({
    path: placeOf([...issue.path, key]),
    message: "unknown here",
    ...coded,
  }));
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
