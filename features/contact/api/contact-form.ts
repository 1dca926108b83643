import { ContactFormFields, FormTaken } from "../schema/contact-form.ts";
import { answer, ajaxEndpoint } from "#features/site/api/endpoint.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { withSubject } from "#domain/contact/subject.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { findPublished } from "#features/listings/api/find-published.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import { receive } from "../receiving/receive.ts";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";

const TAKEN: FormTaken = { ok: true };

/** Takes a visitor's question to the agency, or to the sales rep of a listing; both sides get a mail. */
export async function takeContactForm(context: QueryContext, fields: ContactFormFields): Promise<FormTaken> {
  const { locale } = context;
  const { email, phone, estateId } = fields;
  const { estate, to } = await addressee(context, estateId);
  const about = estate && mailEstateOf(estate, locale, await translateFor(context));
  const toAgency: MailDraft = {
    mail: {
      name: "contact-to-agency",
      props: {
        visitor: { name: nameOf(fields), email, phone: phone ?? null },
        message: withSubject(fields.subject, fields.message),
        estate: about,
      },
    },
    locale,
    to,
    replyTo: { address: email },
  };
  const confirmation: MailDraft = {
    mail: { name: "contact-confirmation", props: { estate: about } },
    locale,
    to: { address: email },
  };
  await receive(context, { form: "contact", fields, email, phone, estateId }, async () => ({
    mails: [toAgency, confirmation],
    answer: TAKEN,
  }));
  return TAKEN;
}

/** A listing's sales rep, else the agency; a listing that went meanwhile loses nobody's question. */
async function addressee(context: QueryContext, estateId: number | undefined) {
  const { site, parts } = context;
  const agency = { address: site.agency.email };
  if (estateId === undefined) return { estate: null, to: agency };
  const estate = await shownEstate(context, estateId);
  const salesRep = estate && (await parts.storage.findContactInfo(site.id, estateId));
  return { estate, to: salesRep?.email ? { address: salesRep.email } : agency };
}

/** Null where the listing is gone; any other failure is told. */
async function shownEstate(context: QueryContext, estateId: number): Promise<Estate | null> {
  try {
    return await findPublished(context, estateId);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function nameOf({ firstName, lastName }: ContactFormFields): string {
  return `${firstName} ${lastName}`;
}

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
  handle: async (call) => answer(await takeContactForm(call, call.body)),
});
