import type { Estate } from "#contract/estate/estate.ts";
import { catalogueOf, display, type ShownField, type ShownGroup } from "#domain/display/engine.ts";
import { printValue } from "#domain/display/print.ts";
import { displayContextOf } from "#domain/display/rules.ts";
import type { Region } from "#domain/estate/reference/enumerations.ts";
import { regionOfAddress } from "#domain/estate/energy/epc.ts";
import { planFloors } from "#domain/estate/rooms/floors.ts";
import { speak } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FactGroupView, FieldView, ScoreView, WordsView } from "../estate-view.ts";

/** Groups that the page draws in a form of its own. */
const DRAWN_ELSEWHERE: ReadonlySet<string> = new Set(["salesRep"]);

const FLOOD_SCORE = /^[A-D]$/;
const FLOOD_FIELD = /score$/i;

/** What a region's own certificate calls the figures: Espec and Etotal in Wallonia. */
const REGION_LABELS: { readonly [region in Region]?: Readonly<Record<string, string>> } = {
  WALLONIA: {
    "display.field.epc_value": "estate.espec",
    "display.field.epc_value_total": "estate.etotal",
  },
};

/** What there is to know of an estate, group by group, as its catalogue and the rules have it. */
export function factGroups(estate: Estate, locale: Locale): FactGroupView[] {
  const region = regionOfAddress(estate.general.address);
  const hasFloors = planFloors(estate.floors, estate.layout?.rooms).some(({ rooms }) => rooms.length > 0);
  return (
    display(catalogueOf(estate), estate, displayContextOf(estate))
      .filter(({ key }) => !DRAWN_ELSEWHERE.has(key))
      // The table of floors names the same rooms, and where they are.
      .filter(({ key }) => !(hasFloors && key === "layout"))
      .map((group) => groupView(group, region, locale))
  );
}

function groupView({ key, title, fields }: ShownGroup, region: Region | null, locale: Locale): FactGroupView {
  const labels = (region && REGION_LABELS[region]) ?? {};
  const view = (field: ShownField) => fieldView(field, labels, locale);
  return {
    key,
    title,
    fields: fields.filter((field) => !isPlainYes(field) && !isScored(field)).map(view),
    items: fields.filter(isPlainYes).map(view),
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

function isScored({ key, raw }: ShownField): boolean {
  return FLOOD_FIELD.test(key) && FLOOD_SCORE.test(String(raw[0]));
}

function scoreView({ key, raw, icon }: ShownField, label: WordsView): ScoreView {
  return { key, label, letter: String(raw[0]), warns: icon === "flooding" };
}

function fieldView(
  { key, label, raw, fieldType, values, icon }: ShownField,
  labels: Readonly<Record<string, string>>,
  locale: Locale,
): FieldView {
  return {
    key,
    label:
      "words" in label
        ? { words: labels[label.words] ?? label.words }
        : (speak(label.texts, locale) ?? { text: "" }),
    values: [
      ...values.map((value) => printValue(value, locale)),
      ...(fieldType === "RecentDestination" && raw[0]
        ? [{ words: `estate.destination.${String(raw[0])}` }]
        : []),
    ],
    ...(icon === "flooding" ? { warns: true } : {}),
  };
}
