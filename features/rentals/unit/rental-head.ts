import { mediaUrl } from "#platform/media/address.ts";
import type { RentalUnit } from "../schema/unit.ts";
import { nameOfCity } from "#domain/estate/address/address.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { titleOfRental } from "#domain/rental/rental-title.ts";
import { crumbsJsonLd } from "#features/estate/seo/json-ld.ts";
import { searchSummary } from "#features/estate/seo/search-summary.server.ts";
import type { Crumb } from "#features/estate/estate-view.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { rentalJsonLd } from "./rental-json-ld.ts";

type Told = {
  readonly context: RequestContext;
  readonly unit: RentalUnit;
  readonly locale: Locale;
  readonly crumbs: readonly Crumb[];
  readonly priceFrom: string | null;
};

/** What search engines and shared links are told of a holiday home. */
export function rentalHead({ context, unit, locale, crumbs, priceFrom }: Told): PageHead {
  const head = headOf(context, unit, locale);
  const jsonLd = [
    rentalJsonLd({ unit, site: context.site, head, locale, priceFrom }),
    crumbsJsonLd(crumbs, head),
  ];
  return { ...head, jsonLd: jsonLd.filter((facts) => facts !== null) };
}

function headOf(context: RequestContext, unit: RentalUnit, locale: Locale): PageHead {
  const { general, photos } = unit;
  const subject = [textOf(general.subKind?.name, locale), nameOfCity(general.city, locale)];
  const words = textOf(general.descriptionShort, locale) || textOf(general.description, locale);
  const social = photos[0]
    ? mediaUrl(photos[0].file, "social", { cdn: context.imageCdn, format: "jpg" })
    : null;
  const href = (one: Locale) => hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, one);
  return {
    title: titleOfRental(unit, locale),
    description: searchSummary(subject.filter(Boolean).join(", "), words),
    canonical: context.origin + href(locale),
    alternates: context.site.locales.map((other) => ({ locale: other, href: href(other) })),
    image: social && new URL(social, context.origin).href,
  };
}
