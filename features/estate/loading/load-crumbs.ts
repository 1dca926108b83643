import type { Estate } from "#features/listings/schema/estate.ts";
import { findListOfTransaction } from "#features/listings/find-list-of-transaction.ts";
import { nameOfCity } from "#domain/estate/address/address.ts";
import { titleOf } from "#domain/estate/title.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { Crumb } from "../estate-view.ts";

/** The listing page of the estate's transaction, or the home page where none lists it, its city there, and what it is. */
export async function loadCrumbs(context: RequestContext, estate: Estate, locale: Locale): Promise<Crumb[]> {
  const { general } = estate;
  const transaction = general.transaction?.id;
  const listing = transaction === undefined ? null : await findListOfTransaction(context, [transaction]);
  const path = listing?.paths[locale];
  const city = general.address?.city;
  const href = path === undefined ? null : hrefOfPage(locale, path);
  return [
    listing && href
      ? { label: localize(listing.title, locale) ?? { text: href, locale }, href }
      : { label: { text: context.site.name, locale }, href: hrefOfPage(locale, "") },
    ...(city && href
      ? [{ label: { text: nameOfCity(city, locale), locale }, href: `${href}?city=${city.id}` }]
      : []),
    { label: localize(general.subType?.name, locale) ?? titleOf(estate, locale), href: null },
  ];
}
