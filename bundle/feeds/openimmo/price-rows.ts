import { formatEuro } from "#domain/format/figures.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { isPriceHidden } from "#domain/estate/price/hidden-price.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { pricePeriodUnit } from "#domain/estate/price/price-period.ts";
import type { FeedRow, Listed } from "../feed-row.ts";
import { dealOf } from "../told-listings.ts";

const PERIODS: Readonly<Record<string, string>> = { DAY: "TAG", WEE: "WOCHE", MON: "MONAT", ANN: "JAHR" };

/** For portals, which have no words of the agency's. */
const WORDS: Readonly<
  Record<Locale, { readonly from: string; readonly bouquet: string; readonly annuity: string }>
> = {
  nl: { from: "vanaf", bouquet: "bouquet", annuity: "+ {annuity} per maand" },
  fr: { from: "à partir de", bouquet: "bouquet", annuity: "+ {annuity} par mois" },
  en: { from: "from", bouquet: "bouquet", annuity: "+ {annuity} a month" },
  de: { from: "ab", bouquet: "Bouquet", annuity: "+ {annuity} im Monat" },
};

const isSale = ({ estate }: Listed) => dealOf(estate) === "sale";

/** A price that is one: no lowest of several, and no bouquet beside which an annuity is paid. */
function wholePrice({ estate }: Listed): number | undefined {
  const price = effectivePrice(estate);
  return price && !price.isFrom && !price.isBouquet ? price.amount : undefined;
}

/** What OpenImmo has no field for: "from € 265 000", "bouquet € 80 000 + € 900 a month". */
function priceInWords({ estate, locale }: Listed): string | undefined {
  const price = effectivePrice(estate);
  if (!price || (!price.isFrom && !price.isBouquet)) return undefined;
  const amount = formatEuro(price.amount);
  const words = WORDS[locale];
  if (!price.isBouquet) return `${words.from} ${amount}`;
  const annuity = price.annuity ? ` ${words.annuity.replace("{annuity}", formatEuro(price.annuity))}` : "";
  return `${words.bouquet} ${amount}${annuity}`;
}

const financial =
  (name: "monthly_costs" | "warranty" | "price_per_square_meter" | "vat") =>
  ({ estate }: Listed) =>
    isPriceHidden(estate) ? undefined : (estate.property?.financial?.[name] ?? undefined);

export const PRICE_ROWS: readonly FeedRow[] = [
  {
    path: "preise.kaufpreis.#text",
    from: "general.price.value of a sale",
    value: (listed) => (isSale(listed) ? wholePrice(listed) : undefined),
  },
  {
    path: "preise.kaufpreis.@auf_anfrage",
    from: "a sale without a price to show",
    value: (listed) => (isSale(listed) && wholePrice(listed) === undefined ? "true" : undefined),
    back: "no price",
  },
  {
    path: "preise.nettokaltmiete",
    from: "general.price.value of a rent",
    value: (listed) => (isSale(listed) ? undefined : wholePrice(listed)),
  },
  {
    path: "preise.preis_zeiteinheit.@zeiteinheit",
    from: "general.price.period.name of a rent",
    value: (listed) => (isSale(listed) ? undefined : PERIODS[pricePeriodUnit(listed.estate) ?? ""]),
  },
  {
    path: "preise.freitext_preis",
    from: "general.price.priceFrom, or the bouquet and annuity of a life annuity, in words",
    value: priceInWords,
    back: "does not come back where the price is on request: OpenImmo has no lowest price and no annuity",
  },
  {
    path: "preise.nebenkosten",
    from: "property.financial.monthly_costs of a rent",
    value: (listed) => (isSale(listed) ? undefined : financial("monthly_costs")(listed)),
  },
  {
    path: "preise.hausgeld",
    from: "property.financial.monthly_costs of a sale",
    value: (listed) => (isSale(listed) ? financial("monthly_costs")(listed) : undefined),
  },
  {
    path: "preise.kaufpreis_pro_qm",
    from: "property.financial.price_per_square_meter of a sale",
    value: (listed) => (isSale(listed) ? financial("price_per_square_meter")(listed) : undefined),
  },
  {
    path: "preise.kaution",
    from: "general.price.deposit, else property.financial.warranty",
    value: (listed) => listed.estate.general.price?.deposit ?? financial("warranty")(listed),
  },
  { path: "preise.mwst_gesamt", from: "property.financial.vat", value: financial("vat") },
  {
    path: "preise.waehrung.@iso_waehrung",
    from: "always EUR",
    value: () => "EUR",
    back: "read with the price",
  },
];
