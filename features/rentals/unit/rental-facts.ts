import type { KeyEnd, MessageKey, Translate } from "#domain/locale/translate.ts";
import type { RentalUnit } from "../schema/unit.ts";
import { printFloor } from "#domain/display/print.ts";
import { nameOfCity } from "#domain/estate/address/address.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { type Multilingual, localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type RentalFieldKey, shownFields } from "#domain/rental/visibility.ts";
import type { FactGroupView, FieldView, TextView } from "#features/estate/estate-view.ts";

export type Printing = { readonly locale: Locale; readonly t: Translate };

const localised = (value: unknown, { locale }: Printing): TextView =>
  localize(value as Multilingual, locale) ?? { text: "" };
const plain = (value: unknown): TextView => ({ text: String(value) });

/** How each field of a unit is printed. */
const PRINTS: Record<RentalFieldKey, (value: unknown, printing: Printing, unit: RentalUnit) => TextView> = {
  type: localised,
  location: localised,
  city: (_, { locale }, { general }) => ({ text: nameOfCity(general.city, locale) }),
  maxOccupation: (value, { t }) => ({ text: t("rentals.personsFrom", { count: Number(value) }) }),
  bedrooms: plain,
  bathrooms: plain,
  garage: (value, { t }) => ({ text: t(value ? "rentals.yes" : "rentals.no") }),
  floor: (value, { locale }) => printFloor(Number(value), locale),
  residence: plain,
  reference: plain,
};

/** The facts of a unit that a visitor asks for first. */
export const KEY_FACTS: readonly RentalFieldKey[] = [
  "type",
  "maxOccupation",
  "bedrooms",
  "bathrooms",
  "floor",
];

/** What a field is called where there is one of it. */
const ONE: { readonly [field in RentalFieldKey]?: MessageKey } = {
  bedrooms: "estate.bedroom",
  bathrooms: "estate.bathroom",
};

/** What is known of a unit, in rows. */
export function rentalFacts(unit: RentalUnit, printing: Printing): FieldView[] {
  const { t } = printing;
  const { petsAllowed, registrationNumber } = unit.general;
  const shown = shownFields(unit).map(({ key, value }) =>
    row(key, t((value === 1 && ONE[key]) || `rentals.field.${key}`), PRINTS[key](value, printing, unit)),
  );
  return [
    ...shown,
    ...(petsAllowed == null
      ? []
      : [row("pets", t("rentals.pets"), { text: t(petsAllowed ? "rentals.petsYes" : "rentals.petsNo") })]),
    ...(registrationNumber
      ? [row("registrationNumber", t("rentals.registrationNumber"), { text: registrationNumber })]
      : []),
  ];
}

/** What a unit offers, a name each. */
export function rentalOptions({ options }: RentalUnit, { locale }: Printing): FieldView[] {
  return options.flatMap(({ id, name }) => {
    const words = localize(name, locale);
    return words ? [{ key: String(id), label: words, values: [] }] : [];
  });
}

/** What is in every price of a stay, what it costs besides, and on which terms. */
export function rentalCosts({ costs }: RentalUnit, { locale, t }: Printing): FieldView[] {
  const amount = (key: string, label: MessageKey, euro: number | null | undefined) =>
    euro ? [row(key, t(label), { text: formatEuro(euro) })] : [];
  const text = (key: string, label: MessageKey, words: LocalizedText | null) =>
    words ? [row(key, t(label), words)] : [];
  return [
    ...amount("cleaning", "rentals.cleaningIncluded", costs?.cleaning),
    ...amount("fixed", "rentals.fixedCostsIncluded", costs?.fixed),
    ...(costs?.touristTax?.amount
      ? [row("tax", t("rentals.touristTax"), { text: taxInWords(costs, t) })]
      : []),
    ...amount("deposit", "rentals.depositBack", costs?.deposit),
    ...text("note", "rentals.costsNote", localize(costs?.note, locale)),
    ...text("cancellation", "rentals.cancellation", localize(costs?.cancellation, locale)),
  ];
}

/** "€ 1,50 per persoon per nacht"; "" without a tax. */
function taxInWords(costs: RentalUnit["costs"], t: Translate): string {
  const tax = costs?.touristTax;
  return tax?.amount ? t(`rentals.taxPer.${tax.per}`, { amount: formatEuro(tax.amount) }) : "";
}

/** What every price of a unit includes, and what comes on top; "" where neither is known. */
export function priceNote(costs: RentalUnit["costs"], t: Translate): string {
  const { cleaning, fixed } = costs ?? {};
  const included = cleaning && fixed ? "both" : cleaning ? "cleaning" : fixed ? "fixed" : null;
  const tax = taxInWords(costs, t);
  return [included && t(`rentals.allIn.${included}`), tax && t("rentals.taxBeside", { tax })]
    .filter(Boolean)
    .join(" ");
}

export function group(
  key: KeyEnd<"rentals.tab">,
  fields: readonly FieldView[],
  items: readonly FieldView[] = [],
): FactGroupView {
  return { key, title: `rentals.tab.${key}`, fields, items, scores: [] };
}

function row(key: string, label: string, value: TextView): FieldView {
  return { key, label: { text: label }, values: [value] };
}
