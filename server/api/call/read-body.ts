import type { Context } from "hono";
import type { z } from "zod";
import { AppError } from "#features/site/api/app-error.ts";
import { type FurtherFaults, readFields } from "#features/site/api/read-fields.ts";
import { invalidInput, readInput } from "#features/site/api/read-input.ts";

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Reads the body of a call by its schema; where the schema takes none, a call may bring none. */
export async function readBody(c: Context, schema: z.ZodType): Promise<unknown> {
  if (c.req.header("Content-Type") === undefined && schema.safeParse(undefined).success) return undefined;
  if (!JSON_TYPE.test(c.req.header("Content-Type") ?? "")) throw new AppError("not-json");
  return readInput(schema, parseJson(await utf8Of(c)));
}

/** Bytes in another encoding, such as Windows-1252, would lose their accents without a word. */
async function utf8Of(c: Context): Promise<string> {
  const bytes = await c.req.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("broken-json", { detail: "It is not in UTF-8." });
  }
}

/** Real bodies nest some ten levels; what walks through one needs a step of the stack for each. */
const MOST_LEVELS = 100;

function parseJson(text: string): unknown {
  if (nestsBeyond(text, MOST_LEVELS))
    throw invalidInput([{ path: "", message: `it nests deeper than ${MOST_LEVELS} levels` }]);
  // Schemas pass over this key without a word; no call has a use for it.
  if (text.includes('"__proto__"')) throw invalidInput([{ path: "__proto__", message: "unknown here" }]);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("broken-json");
  }
}

/** Whether a text of JSON nests deeper; counted before it is parsed, sign by sign, as an expression could take long. */
function nestsBeyond(text: string, most: number): boolean {
  let levels = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === "{" || sign === "[") {
      levels += 1;
      if (levels > most) return true;
    } else if (sign === "}" || sign === "]") levels -= 1;
  }
  return false;
}

/** Reads what a visitor filled in, sent to an address of the API as JSON or as a form. */
export async function readForm(
  c: Context,
  schema: z.ZodType,
  context: Parameters<typeof readFields>[2],
  furtherFaults: FurtherFaults | undefined,
): Promise<unknown> {
  return readFields(schema, await fieldsOf(c), context, furtherFaults);
}

async function fieldsOf(c: Context): Promise<unknown> {
  const type = c.req.header("Content-Type") ?? "";
  if (JSON_TYPE.test(type)) return parseJson(await utf8Of(c));
  if (!FORM_TYPE.test(type)) throw new AppError("not-json");
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(await formOf(c))) fields[name] = value;
  return fields;
}

async function formOf(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody({ all: true });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("broken-form");
  }
}
