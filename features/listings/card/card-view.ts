import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { isAbroad, regionOfAddress } from "#domain/estate/energy/epc.ts";
import type { Estate } from "../schema/estate.ts";
import { formatCity, formatStreet } from "#domain/estate/address/address.ts";
import {
  bathroomsOf,
  bedroomsOf,
  energyLabelOf,
  landAreaOf,
  livingAreaOf,
} from "#domain/estate/rooms/areas.ts";
import { ENERGY_LABELS, type EnergyLabel } from "#domain/estate/energy/energy-label.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { pricePeriodOf } from "#domain/estate/price/price-period.ts";
import { isHidden } from "#domain/estate/reference/status.ts";
import { type Marks, marksOf } from "#domain/estate/sticker/marks.ts";
import { titleOf } from "#domain/estate/title.ts";
import { formatArea, formatEuro } from "#domain/format/figures.ts";
import { localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";

/** What a card shows, ready to print: only this reaches the browser. */
export type CardView = Marks & {
  readonly id: number;
  /** Null for a listing whose status the agency hides: its card is a plain block. */
  readonly href: string | null;
  readonly picture: PictureView | null;
  readonly title: LocalizedText;
  readonly subType: LocalizedText | null;
  /** Street and number; null where the address is hidden or not known. */
  readonly street: string | null;
  readonly city: string | null;
  /** Null on request. */
  readonly price: {
    readonly text: string;
    /** Word key of what is said before the amount. */
    readonly before: "listing.priceFrom" | "listing.bouquet" | null;
    readonly period: LocalizedText | null;
    /** What a life annuity costs a month beside its bouquet. */
    readonly annuity: string | null;
  } | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** Living area. */
  readonly area: string | null;
  readonly land: string | null;
  readonly energyLabel: EnergyLabel | null;
  /** What the region calls its certificate: "EPC"; null abroad, where none of those names holds. */
  readonly certificate: string | null;
};

type CardSurroundings = {
  readonly locale: Locale;
  readonly site: { readonly settings: { readonly hiddenStatus: readonly number[] } };
  /** Origin of an image CDN, or null for the site's own. */
  readonly cdn: string | null;
};

/** A listing as the API gives it, whole or with `view: "card"`, as a card in one language. */
export function cardView(estate: Estate, { locale, site, cdn }: CardSurroundings): CardView {
  const { general } = estate;
  const { address } = general;
  const subType = localize(general.subType?.name, locale);
  const city = formatCity(address?.city, locale) || null;
  return {
    id: general.id,
    href: isHidden(general.transaction?.id, site.settings.hiddenStatus)
      ? null
      : textOf(estate.uri, locale) || null,
    picture: pictureView(estate, locale, cdn),
    title: titleOf(estate, locale),
    subType,
    street: formatStreet(address, locale) || null,
    city,
    price: priceView(estate, locale),
    ...marksOf(estate, locale),
    bedrooms: bedroomsOf(estate) || null,
    bathrooms: bathroomsOf(estate),
    area: areaText(livingAreaOf(estate)),
    land: areaText(landAreaOf(estate)),
    energyLabel: ENERGY_LABELS.find((label) => label === energyLabelOf(estate)) ?? null,
    certificate: isAbroad(address) ? null : certificateNames(regionOfAddress(address), locale).certificate,
  };
}

function pictureView({ pictures = [] }: Estate, locale: Locale, cdn: string | null): PictureView | null {
  const [first] = pictures.toSorted((a, b) => a.index - b.index);
  if (!first) return null;
  return pictureOf(first.file, "card", {
    alt: textOf(first.title, locale),
    cdn,
    placeholder: first.placeholder,
  });
}

function priceView(estate: Estate, locale: Locale): CardView["price"] {
  const price = effectivePrice(estate);
  if (!price) return null;
  return {
    text: formatEuro(price.amount),
    before: price.isBouquet ? "listing.bouquet" : price.isFrom ? "listing.priceFrom" : null,
    period: price.isBouquet ? null : pricePeriodOf(estate, locale),
    annuity: price.annuity === null ? null : formatEuro(price.annuity),
  };
}

function areaText(squareMetres: number | null): string | null {
  return squareMetres === null ? null : formatArea(squareMetres);
}
