import { redirect } from "react-router";
import { hrefOfPage } from "#domain/locale/href.ts";
import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/language-choice.ts";

/** `/` leads to the home page in the language that the browser likes best among the site's, with all that was asked. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { site } = context.get(visitContext);
  const locale = preferredLocale(request.headers.get("accept-language"), site.locales) ?? site.defaultLocale;
  return redirect(hrefOfPage(locale, "") + url.search, { status: 302, headers: { Vary: "Accept-Language" } });
}
