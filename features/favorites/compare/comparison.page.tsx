import { readSharedIds } from "#domain/favorites.ts";
import { redirectTo, showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { definePage } from "#features/site/site-page.ts";
import { CHOSEN_QUERY_NAME, hrefOfComparison } from "./comparison-hrefs.ts";
import { Comparison } from "./comparison.island.tsx";
import { loadComparison } from "./load-comparison.ts";

/** One visitor's own, and no page that anyone should find. */
const PERSONAL = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Up to four homes side by side. */
export const comparison = definePage({
  sheets: () => ["favorites"],
  async load({ context, request, url }) {
    const locale = pageLocale(url.pathname, context.site);
    const chosen = url.searchParams.getAll(CHOSEN_QUERY_NAME);
    if (chosen.length > 0)
      return redirectTo(hrefOfComparison(locale, readSharedIds(chosen.join("."))), { headers: PERSONAL });
    const view = await loadComparison(context, locale, url, request.headers.get("Cookie"));
    const { head, ...rest } = view;
    return showPage({ head, isUnlisted: true, view: rest }, { headers: PERSONAL });
  },
  Content: ({ data: { view } }) => <Comparison view={view} />,
});
