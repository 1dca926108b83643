import type { Estate } from "#contract/estate/estate.ts";
import { catalogueOf, display, type ShownField } from "#domain/display/engine.ts";
import { printValue } from "#domain/display/print.ts";
import { displayContextOf } from "#domain/display/rules.ts";
import { speak } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FactGroupView, FieldView } from "./estate-view.ts";

/** Groups that the page draws in a form of its own. */
const DRAWN_ELSEWHERE: ReadonlySet<string> = new Set(["salesRep"]);

/** What there is to know of an estate, group by group, as its catalogue and the rules have it. */
export function factGroups(estate: Estate, locale: Locale): FactGroupView[] {
  return display(catalogueOf(estate), estate, displayContextOf(estate))
    .filter(({ key }) => !DRAWN_ELSEWHERE.has(key))
    .map(({ key, title, fields }) => ({
      key,
      title,
      fields: fields.filter((field) => !isPlainYes(field)).map((field) => fieldView(field, locale)),
      items: fields.filter(isPlainYes).map((field) => fieldView(field, locale)),
    }));
}

/** "Alarm: yes" says no more than "Alarm". */
function isPlainYes({ raw }: ShownField): boolean {
  return raw.length === 1 && raw[0] === true;
}

function fieldView({ key, label, values, icon }: ShownField, locale: Locale): FieldView {
  return {
    key,
    label: "words" in label ? { words: label.words } : (speak(label.texts, locale) ?? { text: "" }),
    values: values.map((value) => printValue(value, locale)),
    ...(icon === "flooding" ? { warns: true } : {}),
  };
}
