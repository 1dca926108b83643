import type { PageRequest } from "#platform/render/page.ts";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { parseId } from "#features/site/parse-id.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { definePage } from "#features/site/site-page.ts";
import { CostsPage } from "./costs-page.tsx";
import { loadCosts } from "./load-costs.ts";

/** What one listing costs in the end. */
export const estateCosts = definePage({
  sheets: () => ["costs"],
  load: showCosts,
  Content: ({ data: { view } }) => <CostsPage view={view} />,
});

async function showCosts({ context, params, url }: PageRequest<RequestContext>) {
  const estateId = parseId(params["estateId"]);
  if (estateId === null) return failPage(404);
  const view = await loadCosts(context, estateId, pageLocale(url.pathname, context.site), url);
  if (view.kind !== "costs") return failPage(view.kind === "gone" ? 410 : 404);
  // Search engines list the listing itself.
  return showPage({ head: view.head, isUnlisted: true, view });
}
