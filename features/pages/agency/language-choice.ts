import { hrefOfPage } from "#domain/locale/href.ts";
import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import { redirectTo } from "#platform/render/page-answer.ts";
import type { SiteResource } from "#features/site/site-page.ts";

/** `/` leads to the home page in the language that the browser likes best among the site's, with all that was asked. */
export const languageChoice: SiteResource = {
  load({ context: { site }, request, url }) {
    const accepted = request.headers.get("accept-language");
    const locale = preferredLocale(accepted, site.locales) ?? site.defaultLocale;
    return redirectTo(hrefOfPage(locale, "") + url.search, { headers: { Vary: "Accept-Language" } });
  },
};
