import { idOfField } from "./document/use-listing-document.ts";

/** Leads to the field of a place: opens the group that it is in, and puts the focus there. */
export function openField(path: string): void {
  const field = fieldAt(path);
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
  field?.scrollIntoView({ block: "center" });
  const control = field?.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field;
  control?.focus({ preventScroll: true });
}

/** A text has a field in each language: the first of them. */
function fieldAt(path: string): HTMLElement | null {
  const id = idOfField(path);
  return (
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]:is(input, textarea, [role="textbox"])`)
  );
}
