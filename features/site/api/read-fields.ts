import { isPlainObject } from "#domain/is-plain-object.ts";
import type { z } from "zod";
import { MESSAGES } from "#features/messages.ts";
import type { MessageKey, MessageValues, Translate } from "#domain/locale/translate.ts";
import { translateFor } from "../messages/site-translate.ts";
import { AppError, type CodedError } from "./app-error.ts";
import { type CodeOfIssue, codeOfIssue } from "./code-of-issue.ts";
import type { QueryContext } from "./query-context.ts";
import { errorsOf, MAX_ERRORS } from "./read-input.ts";

type FieldsContext = Pick<QueryContext, "site" | "locale" | "parts">;

/** What is wrong with fields beside what their schema can see: more people than a home sleeps, say. */
export type FurtherFaults = (context: FieldsContext, fields: unknown) => Promise<readonly FormFault[]>;

/**
 * Reads the fields of a form by its schema. Those that were left empty count as absent. Each thing that is wrong is a 422
 * with a text in the visitor's language and the site's words; with what `furtherFaults` finds, so that a visitor hears all at once.
 */
export async function readFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  context: FieldsContext,
  furtherFaults?: FurtherFaults,
): Promise<z.output<Schema>> {
  const filled = withoutEmpty(fields);
  const read = schema.safeParse(filled, { reportInput: true });
  if (read.success) return read.data;
  const faults = read.error.issues.flatMap((issue) => faultsOf(issue));
  const further = (await furtherFaults?.(context, filled)) ?? [];
  throw invalidForm(await translateFor(context), [...faults, ...further]);
}

/** `coded` is what a schema found; a fault without breaks a rule of its own. */
export type FormFault = {
  readonly path: string;
  readonly word: MessageKey;
  readonly values?: MessageValues | undefined;
  readonly coded?: CodeOfIssue;
};

const RULE_OF_ITS_OWN: CodeOfIssue = { code: "not-valid" };

/** A 422 that names each field and says in the visitor's language what is wrong with it. */
export function invalidForm(t: Translate, faults: readonly FormFault[]): AppError {
  const errors: CodedError[] = faults
    .slice(0, MAX_ERRORS)
    .map(({ path, word, values, coded: { code, params } = RULE_OF_ITS_OWN }) => ({
      path,
      message: t(word, values),
      code,
      params,
    }));
  return new AppError("invalid-form", { errors });
}

/** A form sends each of its fields, also those that nobody touched. */
function withoutEmpty(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const filled = Object.entries(value).filter(([, one]) => one !== "" && one !== null);
  return Object.fromEntries(filled.map(([name, one]) => [name, withoutEmpty(one)]));
}

/** A schema may name the key of a word itself; else the kind of the fault says which. */
function faultsOf(issue: z.core.$ZodIssue): FormFault[] {
  const coded = codeOfIssue(issue);
  return errorsOf(issue).map(({ path, message }) => {
    const { word, values } = wordOf(issue, message);
    return { path, word, values, coded };
  });
}

function isKey(text: string): text is MessageKey {
  return Object.hasOwn(MESSAGES.nl, text);
}

function wordOf(issue: z.core.$ZodIssue, message: string): Pick<FormFault, "word" | "values"> {
  if (isKey(message)) return { word: message };
  if (issue.code === "invalid_type" && issue.input === undefined) return { word: "form.error.required" };
  if (issue.code === "too_big" && issue.origin === "string")
    return { word: "form.error.tooLong", values: { max: Number(issue.maximum) } };
  if (issue.code === "too_small" && issue.origin === "string")
    return { word: "form.error.tooShort", values: { min: Number(issue.minimum) } };
  if (issue.code === "invalid_value") return { word: "form.error.choice" };
  return { word: "form.error.invalid" };
}
