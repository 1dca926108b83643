import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { findRentalsPage } from "#features/listings/find-rentals-page.ts";
import { rentalCardView } from "../list/rental-card-view.ts";
import type { GoneRentalView } from "../rental-view.ts";

/** A row of cards. */
const SHOWN = 3;
/** So many are looked through for some that can still be had. */
const LOOKED_THROUGH = 24;

/** Others of the site, where a holiday home was taken off: those first that can still be had. */
export async function loadGoneRental(context: RequestContext, locale: Locale): Promise<GoneRentalView> {
  context.tags.add("rentals");
  const [t, { href }, { results, error }] = await Promise.all([
    loadTranslate(context, locale),
    findRentalsPage(context, locale),
    context.queries.searchRentals({ limit: { size: LOOKED_THROUGH } }),
  ]);
  if (error !== undefined) markIncomplete(context);
  const others = results.toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable)).slice(0, SHOWN);
  return {
    kind: "gone",
    title: `${t("rentals.gone")} · ${context.site.name}`,
    others: others.map((unit) => rentalCardView(unit, { locale, cdn: context.imageCdn })),
    wayOn: href ?? hrefOfPage(locale, ""),
  };
}
