import { type FormEvent, useEffect, useRef } from "react";
import type { StayFormView } from "../rental-view.ts";
import { wantStay } from "./want-stay.ts";

/** Keeps the form's stay and number of people alike with those of the page, in both directions; nothing else of the form changes. */
export function useChosenStay({ chosen, persons, maxOccupation }: StayFormView) {
  const fields = useRef<HTMLDivElement>(null);
  const asked = useRef(chosen);
  const page = useRef({ chosen, persons });

  useEffect(() => {
    const before = page.current;
    page.current = { chosen, persons };
    if (before.chosen !== chosen) fill(fields.current, "periodId", chosen);
    if (before.persons !== persons) fill(fields.current, "persons", String(persons));
    if (before.chosen !== chosen) asked.current = chosen;
  }, [chosen, persons]);

  const onInput = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const periodId = fieldOf(currentTarget, "periodId")?.value ?? "";
    const count = Number(fieldOf(currentTarget, "persons")?.value);
    asked.current = periodId;
    const isPossible = Number.isInteger(count) && count >= 1 && count <= (maxOccupation ?? count);
    const { chosen: shown, persons: shownPersons } = page.current;
    const next = { periodId, persons: isPossible ? count : shownPersons };
    if (next.periodId !== shown || next.persons !== shownPersons) wantStay(next);
  };
  return { fields, asked, onInput };
}

type Fillable = HTMLInputElement | HTMLSelectElement;

function fieldOf(parent: Element | null, name: string): Fillable | null {
  return parent?.querySelector<Fillable>(`[name="${name}"]`) ?? null;
}

/** What is being typed is left alone. */
function fill(parent: Element | null, name: string, value: string): void {
  const field = fieldOf(parent, name);
  if (!field || field.value === value || (field.localName === "input" && field === document.activeElement))
    return;
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
