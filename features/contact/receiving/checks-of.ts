import type { QueryContext } from "#features/site/api/query-context.ts";

declare module "#features/site/api/query-context.ts" {
  interface ApiParts {
    /** Whether puzzles and limits stand before forms, as far as each site wants them. */
    readonly formChecks: boolean;
  }
}

/** What stands before a form: the site's settings, unless the operator has switched all of it off to test what lies behind. */
export function checksOf({ site, parts }: Pick<QueryContext, "site" | "parts">) {
  const { captcha, rateLimits } = site.settings;
  return { captcha: parts.formChecks && captcha, rateLimits: parts.formChecks && rateLimits };
}
