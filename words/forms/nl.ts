import { formErrors } from "../nl/form-errors.ts";
import { visitorForms } from "../nl/visitor-forms.ts";

/** The words of forms, for a page that opens one later. */
export const nl: Readonly<Record<string, string>> = { ...visitorForms, ...formErrors };
