import type { FieldError } from "#contract/problem.ts";
import type { Say } from "#words/words.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** What the browser itself can see is missing, said in the page's language; all else the server says. */
export function checkFields(form: HTMLFormElement, say: Say): FieldError[] {
  return [...form.elements].filter(isControl).flatMap((control) => {
    const word = faultOf(control);
    return word ? [{ path: control.name, message: say(word) }] : [];
  });
}

function faultOf(control: Control): string | null {
  const { valueMissing, typeMismatch } = control.validity;
  if (valueMissing) return control.type === "checkbox" ? "form.error.consent" : "form.error.required";
  return typeMismatch && control.type === "email" ? "form.error.email" : null;
}
