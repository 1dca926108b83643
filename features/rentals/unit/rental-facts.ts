import type { KeyEnd, MessageKey } from "#domain/locale/say.ts";
import type { RentalUnit } from "#contract/rental/unit.ts";
import { printFloor } from "#domain/display/print.ts";
import { nameOfCity } from "#domain/estate/address/address.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { type Localised, speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type RentalFieldKey, shownFields } from "#domain/rental/visibility.ts";
import type { Say } from "#domain/locale/say.ts";
import type { FactGroupView, FieldView, WordsView } from "#features/estate/estate-view.ts";

export type Printing = { readonly locale: Locale; readonly say: Say };

const localised = (value: unknown, { locale }: Printing): WordsView =>
  speak(value as Localised, locale) ?? { text: "" };
const plain = (value: unknown): WordsView => ({ text: String(value) });

/** How each field of a unit is printed. */
const PRINTS: Record<RentalFieldKey, (value: unknown, printing: Printing, unit: RentalUnit) => WordsView> = {
  type: localised,
  location: localised,
  city: (_, { locale }, { general }) => ({ text: nameOfCity(general.city, locale) }),
  maxOccupation: (value, { say }) => ({ text: say("rentals.personsFrom", { count: Number(value) }) }),
  bedrooms: plain,
  bathrooms: plain,
  garage: (value, { say }) => ({ text: say(value ? "rentals.yes" : "rentals.no") }),
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

/** What is known of a unit, in rows. */
export function rentalFacts(unit: RentalUnit, printing: Printing): FieldView[] {
  const { say } = printing;
  const { petsAllowed, registrationNumber } = unit.general;
  const shown = shownFields(unit).map(({ key, value }) =>
    row(key, say(`rentals.field.${key}`), PRINTS[key](value, printing, unit)),
  );
  return [
    ...shown,
    ...(petsAllowed == null
      ? []
      : [
          row("pets", say("rentals.pets"), { text: say(petsAllowed ? "rentals.petsYes" : "rentals.petsNo") }),
        ]),
    ...(registrationNumber
      ? [row("registrationNumber", say("rentals.registrationNumber"), { text: registrationNumber })]
      : []),
  ];
}

/** What a unit offers, a name each. */
export function rentalOptions({ options }: RentalUnit, { locale }: Printing): FieldView[] {
  return options.flatMap(({ id, name }) => {
    const words = speak(name, locale);
    return words ? [{ key: String(id), label: words, values: [] }] : [];
  });
}

/** What a stay costs besides its rent, and on which terms. */
export function rentalCosts({ costs }: RentalUnit, { locale, say }: Printing): FieldView[] {
  const amount = (key: string, label: MessageKey, euro: number | null | undefined) =>
    euro ? [row(key, say(label), { text: formatEuro(euro) })] : [];
  const text = (key: string, label: MessageKey, words: SpokenText | null) =>
    words ? [row(key, say(label), words)] : [];
  return [
    ...amount("cleaning", "rentals.cleaning", costs?.cleaning),
    ...amount("fixed", "rentals.fixedCosts", costs?.fixed),
    ...(costs?.touristTax?.amount
      ? [row("tax", say("rentals.touristTax"), { text: taxInWords(costs, say) })]
      : []),
    ...amount("deposit", "rentals.depositBack", costs?.deposit),
    ...text("note", "rentals.costsNote", speak(costs?.note, locale)),
    ...text("cancellation", "rentals.cancellation", speak(costs?.cancellation, locale)),
  ];
}

/** "€ 1,50 per persoon per nacht"; "" without a tax. */
export function taxInWords(costs: RentalUnit["costs"], say: Say): string {
  const tax = costs?.touristTax;
  return tax?.amount ? say(`rentals.taxPer.${tax.per}`, { amount: formatEuro(tax.amount) }) : "";
}

export function group(
  key: KeyEnd<"rentals.tab">,
  fields: readonly FieldView[],
  items: readonly FieldView[] = [],
): FactGroupView {
  return { key, title: `rentals.tab.${key}`, fields, items, scores: [] };
}

function row(key: string, label: string, value: WordsView): FieldView {
  return { key, label: { text: label }, values: [value] };
}
