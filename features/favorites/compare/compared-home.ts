import type { Measure } from "#domain/best-values.ts";
import { catalogueOf, display, type ShownField } from "#domain/display/engine.ts";
import { printValue } from "#domain/display/print.ts";
import { type DisplayContext, displayContextOf } from "#domain/display/rules.ts";
import { isOver, marketStateOf } from "#domain/estate/reference/market-state.ts";
import type { EnergyLabel } from "#domain/estate/energy/energy-label.ts";
import { withShownTransaction } from "#domain/estate/project/shown-transaction.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { MessageKey, Translate } from "#domain/locale/translate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";

/** A home as the rows of a comparison read it. */
export type ComparedHome = {
  readonly estate: Estate;
  readonly context: DisplayContext;
  /** What the page of the estate shows, by the catalogue and the rules. */
  readonly fields: readonly ShownField[];
  /** Sold or let: it is shown, and no longer the best of anything. */
  readonly isOver: boolean;
};

/** What a row says of one home. */
export type ComparedFact = {
  readonly text?: LocalizedText | null;
  readonly energyLabel?: EnergyLabel | null;
  readonly before?: string | null;
  readonly after?: string | null;
  /** Absent where no home can be better in it. */
  readonly measure?: Measure | null;
};

export type ComparisonWords = {
  readonly t: Translate;
  readonly locale: Locale;
  /** yyyy-mm-dd */
  readonly day: string;
  /** Whether the agency lets its site reckon costs. */
  readonly hasCosts: boolean;
};

export function comparedHome(estate: Estate): ComparedHome {
  const context = displayContextOf(estate);
  const groups = display(catalogueOf(estate), withShownTransaction(estate), context);
  return {
    estate,
    context,
    fields: groups.flatMap(({ fields }) => fields),
    isOver: isOver(marketStateOf(estate)),
  };
}

/** The field of a label, where the page of the estate shows it. */
export function fieldOf({ fields }: ComparedHome, label: MessageKey): ShownField | null {
  return fields.find((field) => "words" in field.label && field.label.words === label) ?? null;
}

/** The first value of the field of a label, in words; null where nothing is shown, or it says that nothing is known. */
export function textOfField(
  home: ComparedHome,
  label: MessageKey,
  { t, locale }: ComparisonWords,
): LocalizedText | null {
  const value = fieldOf(home, label)?.values[0];
  if (!value || (value.kind === "words" && NOT_KNOWN.has(value.words))) return null;
  const printed = printValue(value, locale);
  if ("words" in printed) return { text: t(printed.words, printed.given), locale };
  return "locale" in printed ? printed : { text: printed.text, locale };
}

const NOT_KNOWN: ReadonlySet<MessageKey> = new Set(["display.FreeOn.UNKNOWN", "display.notEntered"]);
