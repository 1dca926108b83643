import { favoritesCookie, favoritesOf } from "#domain/favorites.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { sentForm } from "#features/contact/sending/sent-form.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { definePage } from "#features/site/site-page.ts";
import { changeFavorites, redirectTarget } from "./change-favorites.ts";
import { FavoritesList } from "./list/favorites-list.island.tsx";
import { loadFavorites } from "./load-favorites.ts";
import { SharedList } from "./shared-list.tsx";
/** One visitor's own, and no page that anyone should find. */
const PERSONAL = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** A visitor's favourites, or a list that somebody shared. */
export const favorites = definePage({
  sheets: () => ["favorites"],
  async load({ context, request, url }) {
    const locale = pageLocale(url.pathname, context.site);
    const { head, ...view } = await loadFavorites(context, locale, url, request.headers.get("Cookie"));
    return showPage({ head, isUnlisted: true, view }, { headers: PERSONAL });
  },
  /** The hearts of every page without scripts: what they keep goes back as a cookie, and the visitor to where they were. */
  async action({ context, request, url }) {
    const form = await sentForm(request);
    if (!form) return failPage(400, PERSONAL);
    const own = hrefOfScreen(pageLocale(url.pathname, context.site), "favorites");
    const change = changeFavorites(favoritesOf(request.headers.get("Cookie")), form);
    const cookie = favoritesCookie(change.ids, url.protocol === "https:");
    return redirectTo(redirectTarget(change, own, request.headers.get("Referer"), url.origin), {
      status: 303,
      headers: { ...PERSONAL, "Set-Cookie": cookie },
    });
  },
  Content: ({ data: { view } }) =>
    view.isShared ? <SharedList view={view} /> : <FavoritesList view={view} />,
});
