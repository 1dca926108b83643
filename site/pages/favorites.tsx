import { data, redirect } from "react-router";
import { favoritesCookie, favoritesOf } from "#domain/favorites/favorites.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { sentForm } from "../contact/sending/sent-form.ts";
import { changeFavorites } from "../favorites/change-favorites.ts";
import { FavoritesPage } from "../favorites/page/favorites-page.tsx";
import { loadFavorites } from "../favorites/page/load-favorites.ts";
import { SharedPage } from "../favorites/page/shared-page.tsx";
import { wayBack } from "../favorites/way-back.ts";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/favorites.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** One visitor's own, and no page that anyone should find. */
const PERSONAL = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** A visitor's favourites, or a list that somebody shared. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const view = await loadFavorites(visit, locale, url, request.headers.get("Cookie"));
  return data(view, { headers: PERSONAL });
}

/** The hearts of every page without scripts: what they keep goes back as a cookie, and the visitor to where they were. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { site } = context.get(visitContext);
  const sent = await sentForm(request);
  if (!sent) throw data(null, { status: 400 });
  const own = hrefOfScreen(pageLocale(url.pathname, site), "favorites");
  const change = changeFavorites(favoritesOf(request.headers.get("Cookie")), sent);
  const cookie = favoritesCookie(change.ids, url.protocol === "https:");
  return redirect(wayBack(change, own, request.headers.get("Referer"), url.origin), {
    status: 303,
    headers: { ...PERSONAL, "Set-Cookie": cookie },
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  { name: "robots", content: "noindex" },
];

export default function Favorites({ loaderData: view }: Route.ComponentProps) {
  return (
    <CarriedSay words={view.words}>
      {view.shared ? <SharedPage view={view} /> : <FavoritesPage view={view} />}
    </CarriedSay>
  );
}
