/** Leads to a field by the id of its element: opens the group that it is in, and puts the focus there. */
export function openField(id: string): void {
  const field = fieldOf(id);
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
  field?.scrollIntoView({ block: "center" });
  const control = field?.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field;
  control?.focus({ preventScroll: true });
}

/** A text has a field in each language: the first of them. */
function fieldOf(id: string): HTMLElement | null {
  return (
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]:is(input, textarea, [role="textbox"])`)
  );
}
