import type { z } from "zod";
import { PAGE_PATH } from "#features/site/schema/page.ts";
import { LINK, MEDIA_NAME, SLUG } from "#features/site/schema/primitives.ts";
import { type FindingCode, type FindingParams, isFindingCode } from "#features/site/schema/finding-codes.ts";

export type CodeOfIssue = { readonly code: FindingCode; readonly params?: FindingParams };

/** What is told where a text does not have the form that one of these asks for. */
const PATTERNS: ReadonlyMap<string, FindingCode> = new Map([
  [String(LINK), "not-a-link"],
  [String(PAGE_PATH), "not-an-address"],
  [String(SLUG), "not-an-address"],
  [String(MEDIA_NAME), "not-a-media-name"],
]);

/** By the names that Zod gives them. */
const FORMATS: Readonly<Record<string, FindingCode>> = {
  date: "not-a-date",
  datetime: "not-a-date",
  email: "not-an-email",
  url: "not-a-link",
};

/**
 * The code of what a schema finds; the only place that reads Zod's own. The issue must tell its input (`reportInput`): a value that is not
 * there is `missing`, not of a wrong type. A refinement says its code itself, with {@link coded}.
 */
export function codeOfIssue(issue: z.core.$ZodIssue): CodeOfIssue {
  switch (issue.code) {
    case "invalid_type":
      return { code: issue.input === undefined || issue.input === null ? "missing" : "wrong-type" };
    case "invalid_value":
      return { code: issue.input === undefined || issue.input === null ? "missing" : "wrong-choice" };
    case "invalid_format":
      return { code: PATTERNS.get(issue.pattern ?? "") ?? FORMATS[issue.format] ?? "wrong-format" };
    case "too_big":
      return { code: BEYOND[kindOf(issue.origin)].most, params: { max: Number(issue.maximum) } };
    case "too_small":
      return tooSmall(issue);
    case "invalid_union":
      return { code: issue.input === undefined || issue.input === null ? "missing" : "wrong-type" };
    case "unrecognized_keys":
      return { code: "unknown-field" };
    case "invalid_key":
    case "invalid_element":
      return issue.issues[0] ? codeOfIssue(issue.issues[0]) : { code: "not-valid" };
    case "custom":
      return { code: isFindingCode(issue.params?.["code"]) ? issue.params["code"] : "not-valid" };
    case "not_multiple_of":
      return { code: "not-valid" };
  }
}

const BEYOND = {
  text: { most: "too-long", least: "too-short" },
  list: { most: "too-many", least: "too-few" },
  number: { most: "too-large", least: "too-small" },
} as const;

function kindOf(origin: string): keyof typeof BEYOND {
  if (origin === "string") return "text";
  return ["array", "set", "map", "object"].includes(origin) ? "list" : "number";
}

/** A text that may not be empty, and is, is one that is not there. */
function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): CodeOfIssue {
  const min = Number(minimum);
  const kind = kindOf(origin);
  return kind === "text" && min === 1 ? { code: "missing" } : { code: BEYOND[kind].least, params: { min } };
}
