import { statusOfError } from "#platform/http/api/query-error.ts";
import type { PageRequest } from "#platform/render/page.ts";
import { showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadToken } from "./load-token.ts";
import { UnsubscribePage } from "./token-pages.tsx";
import { PERSONAL_HEADERS } from "#features/visits/personal-headers.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { definePage } from "#features/site/site-page.ts";

/** The end of a subscription: looking at it changes nothing. */
async function load({ context, params, url }: PageRequest<RequestContext>) {
  const locale = pageLocale(url.pathname, context.site);
  const view = await loadToken(context, locale, params["token"]!, url, "unsubscribe");
  const status = view.kind === "lost" ? 404 : 200;
  return showPage({ head: view.head, isPersonal: true, view }, { status, headers: PERSONAL_HEADERS });
}

export const unsubscribe = definePage({
  sheets: () => ["forms"],
  load,
  /** The button, and the one click of a mail program (RFC 8058), which sends no page's origin and wants no page. */
  async action(asked) {
    try {
      await asked.context.queries.unsubscribe(asked.params["token"]!);
    } catch (error) {
      // The page says itself that there is none.
      if (statusOfError(error) !== 404) throw error;
    }
    return load(asked);
  },
  Content: ({ data: { view } }) => <UnsubscribePage view={view} />,
});
