import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";

const TOKEN = "3f0c2d5e-0000-4000-8000-000000000000.1.b9a3";

/** Where a request for a stay is seen, or answered, for previews and tests. */
export function sampleStayPath(locale: Locale, type: "stayRequest" | "stayAnswer"): string {
  return hrefOf({ type, token: TOKEN }, locale);
}
