import type { FormName } from "#features/site/form-answer.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { answerForm, type FormOutcome } from "./answer-form.ts";
import { FORM_FIELD, sentFields } from "./sent-fields.ts";
import { sentForm } from "./sent-form.ts";

/** The forms of a page, each with the fields that its address says. */
type FormsOfPage = { readonly [form in FormName]?: object };

/** Takes the form that a page without scripts sent to its own address; null where it is none of the page's. */
export async function takeForm(
  { queries }: RequestContext,
  request: Request,
  url: URL,
  forms: FormsOfPage,
): Promise<FormOutcome | null> {
  const sent = await sentForm(request);
  const form = (Object.keys(forms) as FormName[]).find((name) => name === sent?.get(FORM_FIELD));
  if (!sent || !form) return null;
  return answerForm(form, url, sentFields(sent), (fields) =>
    queries.sendForm(form, { ...fields, ...forms[form] }),
  );
}
