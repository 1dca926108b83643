import type { Estate } from "../schema/estate.ts";
import { formatAddress, nameOfCity } from "#domain/estate/address/address.ts";
import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { isAbroad, regionOfAddress } from "#domain/estate/energy/epc.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { pricePeriodOf } from "#domain/estate/price/price-period.ts";
import { marketStateOf } from "#domain/estate/reference/market-state.ts";
import { bedroomsOf, energyLabelOf, landAreaOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { titleOf } from "#domain/estate/title.ts";
import { formatArea, formatEuro } from "#domain/format/figures.ts";
import { hrefOfEstateShort } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MailEstate } from "./estate-card.tsx";
import type { Translate } from "#domain/locale/translate.ts";

/** A listing as a mail shows it; a hidden address has been emptied before it came here. */
export function mailEstateOf(estate: Estate, locale: Locale, t: Translate): MailEstate {
  const { general, uri } = estate;
  const state = marketStateOf(estate);
  return {
    title: titleOf(estate, locale).text,
    place: formatAddress(general.address, locale) || null,
    city: nameOfCity(general.address?.city, locale) || null,
    facts: factsOf(estate, locale, t),
    price: priceOf(estate, locale, t),
    state: state && t(`listing.${state}`),
    reference: general.reference ?? null,
    path: textOf(uri, locale) || hrefOfEstateShort(locale, general.id),
    picture: firstPicture(estate),
  };
}

/** The content address of a listing's first picture. */
export function firstPicture({ pictures }: Estate): string | null {
  return pictures.toSorted((a, b) => a.index - b.index)[0]?.file ?? null;
}

/** What people compare: "3 slaapkamers", "145 m²", "EPC-label B". */
function factsOf(estate: Estate, locale: Locale, t: Translate): string[] {
  const bedrooms = bedroomsOf(estate);
  const area = livingAreaOf(estate) ?? landAreaOf(estate);
  const label = ENERGY_LABELS.find((one) => one === energyLabelOf(estate));
  const { address } = estate.general;
  const { certificate } = certificateNames(regionOfAddress(address), locale);
  const scale = isAbroad(address) ? t("listing.energyLabel") : t("listing.epc", { certificate });
  return [
    bedrooms ? t("listing.bedrooms", { count: bedrooms }) : null,
    area === null ? null : formatArea(area),
    label ? `${scale} ${label}` : null,
  ].filter((fact) => fact !== null);
}

function priceOf(estate: Estate, locale: Locale, t: Translate): string | null {
  const price = effectivePrice(estate);
  if (!price) return null;
  const before = price.isBouquet ? t("listing.bouquet") : price.isFrom && t("listing.priceFrom");
  const period = price.isBouquet ? null : pricePeriodOf(estate, locale)?.text;
  const annuity = price.annuity && t("listing.annuity", { annuity: formatEuro(price.annuity) });
  return [before, formatEuro(price.amount), period, annuity].filter(Boolean).join(" ");
}
