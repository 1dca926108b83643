import { data } from "react-router";
import { HttpError } from "#contract/client/http-error.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { loadToken } from "../subscription/load-token.ts";
import { UnsubscribePage } from "../subscription/token-pages.tsx";
import { PERSONAL_HEADERS, PERSONAL_META } from "../visit/personal-headers.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/unsubscribe.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** The end of a subscription: looking at it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const view = await loadToken(visit, locale, params.token, url, "unsubscribe");
  return data(view, { status: view.kind === "lost" ? 404 : 200, headers: PERSONAL_HEADERS });
}

/** The button, and the one click of a mail program (RFC 8058), which sends no page's origin and wants no page. */
export async function action({ context, params }: Route.ActionArgs) {
  const { client } = context.get(visitContext);
  try {
    await client.unsubscribe(params.token);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return data(null, { status: 404, headers: PERSONAL_HEADERS });
  }
  return data(null, { headers: PERSONAL_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  ...PERSONAL_META,
];

export default function Unsubscribe({ loaderData: view }: Route.ComponentProps) {
  return <UnsubscribePage view={view} />;
}
