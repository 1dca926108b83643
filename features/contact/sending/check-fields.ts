import type { FieldError } from "#platform/http/api/problem.ts";
import type { Translate } from "#domain/locale/translate.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** What the browser itself can see is missing or cannot be, said in the page's language; all else the server says. */
export function checkFields(form: HTMLFormElement, t: Translate): FieldError[] {
  return [...form.elements].flatMap((element) => {
    if (element instanceof HTMLFieldSetElement) return faultOfChoice(element);
    const message = isControl(element) && faultOf(element, t);
    return message ? [{ path: element.name, message }] : [];
  });
}

/** Choices that are no control by themselves say what they are called, and what is wrong without one. */
function faultOfChoice({ dataset, elements }: HTMLFieldSetElement): FieldError[] {
  const { choice, unchosen } = dataset;
  const isChosen = [...elements].some((element) => element instanceof HTMLInputElement && element.checked);
  return choice && unchosen && !isChosen ? [{ path: choice, message: unchosen }] : [];
}

function faultOf(control: Control, t: Translate): string | null {
  const { valueMissing, typeMismatch, badInput, rangeOverflow, rangeUnderflow, stepMismatch } =
    control.validity;
  const { unchosen, tooMuch } = control.dataset;
  if (badInput || rangeUnderflow || stepMismatch) return t("form.error.invalid");
  if (rangeOverflow) return tooMuch ?? t("form.error.invalid");
  if (valueMissing && unchosen) return unchosen;
  if (valueMissing) return t(control.type === "checkbox" ? "form.error.consent" : "form.error.required");
  return typeMismatch && control.type === "email" ? t("form.error.email") : null;
}
