import { route, type RouteConfig } from "@react-router/dev/routes";
import { LOCALES } from "../domain/locale/locale.ts";
import { SCREENS, screenPath } from "./screens.ts";

/**
 * The addresses whose pages the router shows: screens of the product in each language, and below them the agency's own pages.
 * The other screens are routes of `features/pages/routes.ts`.
 */
export default [
  ...LOCALES.flatMap((locale) =>
    SCREENS.flatMap((screen) =>
      screen.module ? route(screenPath(screen, locale), screen.module, { id: `${locale}.${screen.id}` }) : [],
    ).concat(route(`/${locale}/*`, "pages/page.tsx", { id: `${locale}.page` })),
  ),
  route("/_blocks", "pages/block-states.tsx", { id: "block-states" }),
] satisfies RouteConfig;
