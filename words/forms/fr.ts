import { formErrors } from "../fr/form-errors.ts";
import { visitorForms } from "../fr/visitor-forms.ts";

/** The words of forms, for a page that opens one later. */
export const fr: Readonly<Record<string, string>> = { ...visitorForms, ...formErrors };
