import type { QueryContext } from "../call/query-context.ts";

/** What stands before a form: the site's settings, unless the operator has switched all of it off to test what lies behind. */
export function checksOf({ site, parts }: Pick<QueryContext, "site" | "parts">) {
  const { captcha, rateLimits } = site.settings;
  return { captcha: parts.formChecks && captcha, rateLimits: parts.formChecks && rateLimits };
}
