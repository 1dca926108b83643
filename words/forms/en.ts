import { formErrors } from "../en/form-errors.ts";
import { visitorForms } from "../en/visitor-forms.ts";

/** The words of forms, for a page that opens one later. */
export const en: Readonly<Record<string, string>> = { ...visitorForms, ...formErrors };
