import { textOf } from "#domain/locale/localised.ts";
import { pageLocale } from "../shell/language/page-locale.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/estate-short.ts";
import { movedTo } from "./canonical-address.ts";
import EstateScreen, { goneView } from "./estate.tsx";
import { findEstatePage } from "../estate/loading/find-estate-page.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";

/** The short address of an estate leads to its full one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const locale = pageLocale(url.pathname, visit.site);
  const estateId = estateIdOf(params.estateId);
  const page = await findEstatePage(visit, estateId);
  if (page.kind === "unknown") throw notFound();
  if (page.kind === "gone") return goneView(visit, estateId, locale);
  const address = textOf(page.estate.uri, locale);
  throw address ? movedTo(address, url.search) : notFound();
}

export { meta } from "./estate.tsx";
export default EstateScreen;
