import { ContactFormFields, FormTaken } from "#features/contact/schema/contact-form.ts";
import { answer, ajaxEndpoint } from "#features/site/api/endpoint.ts";
import { takeContactForm } from "./take-contact-form.ts";

export const contactFormHandler = ajaxEndpoint({
  method: "POST",
  path: "/contact-form-handler",
  group: "Forms",
  summary: "A visitor's question to the agency, or to the sales rep of a listing",
  operationId: "contactFormHandler",
  params: { lang: "Language of the page: nl, fr, en or de" },
  body: ContactFormFields,
  isForm: true,
  isPersonal: true,
  answer: FormTaken,
  problems: ["too-many"],
  handle: async (asked) => answer(await takeContactForm(asked, asked.body)),
});
