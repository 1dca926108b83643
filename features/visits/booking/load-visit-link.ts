import type { ContactInfo } from "#features/listings/schema/media.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { isOver, marketStateOf } from "#domain/estate/reference/market-state.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { hrefOfVisit } from "../visit-hrefs.ts";
import type { VisitLinkView } from "./visit-link.tsx";

type Visitable = { readonly estate: Estate; readonly contact: ContactInfo | null };

/** The way to a visit of an estate, the same for everyone: which times are free is asked when someone wants to know. */
export async function loadVisitLink(
  context: RequestContext,
  { estate, contact }: Visitable,
  locale: Locale,
): Promise<VisitLinkView | null> {
  if (!contact?.takesVisits || isOver(marketStateOf(estate))) return null;
  const t = await loadTranslate(context, locale);
  return {
    href: hrefOfVisit(locale, estate.general.id),
    label: t("visit.plan"),
    close: t("visit.close"),
    unreached: t("visit.unreached"),
    retry: t("visit.retry"),
  };
}
