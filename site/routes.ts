import { route, type RouteConfig } from "@react-router/dev/routes";
import { LOCALES } from "../domain/locale/locale.ts";
import { SCREENS, screenPath } from "./screens.ts";

/**
 * Every address of the site: the product's screens in each language, and below them the agency's own pages. A screen
 * that is not drawn yet has no route of its own: the page route knows its word as reserved and answers 404.
 */
export default [
  route("/", "pages/language-choice.ts", { id: "language-choice" }),
  ...LOCALES.flatMap((locale) =>
    SCREENS.flatMap((screen) =>
      screen.module ? route(screenPath(screen, locale), screen.module, { id: `${locale}.${screen.id}` }) : [],
    ).concat(route(`/${locale}/*`, "pages/page.tsx", { id: `${locale}.page` })),
  ),
  route("/_blocks", "pages/block-states.tsx", { id: "block-states" }),
  route("*", "pages/unknown.tsx", { id: "unknown" }),
] satisfies RouteConfig;
