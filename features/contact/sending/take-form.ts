import type { SiteQueries } from "#features/site/site-queries.ts";
import { FORM_NAMES, type FormName } from "#domain/contact/form-name.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { answerForm, type FormOutcome } from "./answer-form.ts";
import type { FormValues } from "#features/site/form-answer.ts";
import { FORM_FIELD, sentFields } from "./sent-fields.ts";
import { sentForm } from "./sent-form.ts";

/** Who takes forms, by name. */
type FormTakers = {
  readonly [form in FormName]?: (queries: SiteQueries, fields: FormValues) => Promise<unknown>;
};

const TAKERS: FormTakers = {
  contact: (queries, fields) => queries.contactForm(fields),
  friend: (queries, fields) => queries.sendToAFriend(fields),
};

/** Takes whichever form a page without scripts sent to its own address, also one of the page's own; null where it is none of them. */
export async function takeForm(
  { queries }: RequestContext,
  request: Request,
  url: URL,
  ownTakers: FormTakers = {},
): Promise<FormOutcome | null> {
  const sent = await sentForm(request);
  const form = FORM_NAMES.find((name) => name === sent?.get(FORM_FIELD));
  const take = form && { ...TAKERS, ...ownTakers }[form];
  if (!sent || !take) return null;
  return answerForm(form, url, sentFields(sent), (fields) => take(queries, fields));
}
