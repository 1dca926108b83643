import { type FloodScore, RECENT_PLANNING_DESTINATIONS } from "#domain/estate/reference/enumerations.ts";
import type { MessageKey } from "#domain/locale/translate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { withoutDuplicateFacts } from "#domain/display/duplicate-facts.ts";
import { catalogueOf, display, type ShownField, type ShownGroup } from "#domain/display/engine.ts";
import { printValue } from "#domain/display/print.ts";
import { displayContextOf } from "#domain/display/rules.ts";
import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { pricePeriodOf } from "#domain/estate/price/price-period.ts";
import { planFloors } from "#domain/estate/rooms/floors.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FactGroupView, FieldView, ScoreView, TextView } from "../estate-view.ts";
import { labelFor } from "./label-overrides.ts";

/** Groups that the page draws in a form of its own. */
const DRAWN_ELSEWHERE: ReadonlySet<string> = new Set(["salesRep"]);

const NAMES_ONLY: ReadonlySet<string> = new Set(["facilities", "rentalOptions"]);

/** Amounts that are due every period of a rent. */
const PER_PERIOD: ReadonlySet<string> = new Set([
  "general.price.value",
  "general.price.priceFrom",
  "general.price.totalPrice",
  "property.financial.price",
]);

/** Labels that say what the region calls its certificate. */
const NAMES_CERTIFICATE = /energy_label|epc|epb/i;

const FLOOD_SCORE = /^[A-D]$/;
const FLOOD_FIELD = /score$/i;

/** What there is to know of an estate, group by group, as its catalogue and the rules have it. */
export function factGroups(estate: Estate, locale: Locale): FactGroupView[] {
  const context = displayContextOf(estate);
  const period = pricePeriodOf(estate, locale);
  const region = context.region === "ABROAD" ? null : context.region;
  const printing = {
    named: labelFor(context),
    period,
    locale,
    certificates: certificateNames(region, locale),
  };
  const inTable = surfacesInTable(estate);
  return withoutDuplicateFacts(display(catalogueOf(estate), estate, context))
    .filter(({ key }) => !DRAWN_ELSEWHERE.has(key))
    .map((group) => (group.key === "layout" ? withoutRooms(group, inTable) : group))
    .filter(({ fields }) => fields.length > 0)
    .map((group) => groupView(group, printing));
}

/** The areas of the rooms in the table of floors; none where there is no table. */
function surfacesInTable({ floors, layout }: Estate): ReadonlySet<unknown> {
  return new Set(
    planFloors(floors, layout?.rooms).flatMap(({ rooms }) => rooms.map(({ surface }) => surface)),
  );
}

/** The table of floors names the same rooms, and where they are; a room of an area that it does not have stays. */
function withoutRooms(group: ShownGroup, inTable: ReadonlySet<unknown>): ShownGroup {
  const isInTable = ({ raw: [room] }: ShownField) => {
    const { surface } = (room ?? {}) as { surface?: number | null };
    return inTable.size > 0 && (!surface || inTable.has(surface));
  };
  return { ...group, fields: group.fields.filter((field) => !isInTable(field)) };
}

type Printing = {
  readonly locale: Locale;
  /** What a label is called for this estate. */
  readonly named: (label: MessageKey) => MessageKey;
  readonly period: LocalizedText | null;
  readonly certificates: ReturnType<typeof certificateNames>;
};

function groupView({ key, title, fields }: ShownGroup, printing: Printing): FactGroupView {
  const { named, locale } = printing;
  const view = (field: ShownField) => fieldView(field, printing);
  return {
    key,
    title: named(title),
    fields: fields.filter((field) => !isPlainYes(field) && !isNamesOnly(field) && !isScored(field)).map(view),
    items: [
      ...fields.filter(isPlainYes).map(view),
      ...fields.filter(isNamesOnly).flatMap((field) => namesOf(field, locale)),
    ],
    // The building before the land it stands on.
    scores: fields
      .filter(isScored)
      .map((field) => scoreView(field, view(field).label))
      .toReversed(),
  };
}

/** "Alarm: yes" says no more than "Alarm". */
function isPlainYes({ raw }: ShownField): boolean {
  return raw.length === 1 && raw[0] === true;
}

/** Of what there is at hand, each by its name: a list like that of the comforts. */
function isNamesOnly({ key }: ShownField): boolean {
  return NAMES_ONLY.has(key);
}

function namesOf({ key, values }: ShownField, locale: Locale): FieldView[] {
  return values.map((value, at) => ({
    key: `${key}.${at}`,
    label: printValue(value, locale),
    values: [],
  }));
}

function isScored({ key, raw }: ShownField): boolean {
  return FLOOD_FIELD.test(key) && FLOOD_SCORE.test(String(raw[0]));
}

function scoreView({ key, raw, icon }: ShownField, label: TextView): ScoreView {
  return { key, label, letter: raw[0] as FloodScore, warns: icon === "flooding" };
}

function labelView(label: ShownField["label"], { named, locale, certificates }: Printing): TextView {
  if (!("words" in label)) return localize(label.texts, locale) ?? { text: "" };
  const words = named(label.words);
  return NAMES_CERTIFICATE.test(words) ? { words, given: certificates } : { words };
}

/** What may be built where this is the planning destination. */
function aboutDestination(raw: unknown): TextView[] {
  return RECENT_PLANNING_DESTINATIONS.filter((code) => code === raw).map((code) => ({
    words: `estate.destination.${code}`,
  }));
}

function fieldView({ key, label, raw, fieldType, values, icon }: ShownField, printing: Printing): FieldView {
  const { period, locale } = printing;
  return {
    key,
    label: labelView(label, printing),
    values: [
      ...values.map((value) => printValue(value, locale)),
      ...(fieldType === "RecentDestination" ? aboutDestination(raw[0]) : []),
    ],
    ...(Array.isArray(raw[0]) ? { isList: true } : {}),
    ...(icon === "flooding" ? { warns: true } : {}),
    ...(period && PER_PERIOD.has(key) ? { period } : {}),
  };
}
