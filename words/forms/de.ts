import { formErrors } from "../de/form-errors.ts";
import { visitorForms } from "../de/visitor-forms.ts";

/** The words of forms, for a page that opens one later. */
export const de: Readonly<Record<string, string>> = { ...visitorForms, ...formErrors };
