import { z } from "zod";
import { withSubject } from "#domain/contact/subject.ts";
import { findPublished } from "#features/listings/api/find-published.ts";
import type { MailEstate } from "#features/listings/mails/estate-card.tsx";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { CONTACT_MAILS } from "./mails/contact-mails.tsx";
import { defineForm, type FormTaken, FORM_TAKEN } from "./receiving/define-form.ts";
import { receive } from "./receiving/receive.ts";
import { EstateId, SENT_FORM, textLine, textLines, Visitor } from "./schema/sent-form.ts";

declare module "#features/site/form-answer.ts" {
  interface Forms {
    contact: FormTaken;
  }
}

/** What a visitor asks the agency; a `subject` of 0 is none. */
const ContactFormFields = z.object({
  ...SENT_FORM,
  ...Visitor.shape,
  subject: textLine(200).optional(),
  message: textLines(5_000),
  estateId: EstateId.optional(),
});
type ContactFormFields = z.infer<typeof ContactFormFields>;

/** A visitor's question to the agency, or to the sales rep of a listing; both sides get a mail. */
export const contactForm = defineForm({
  path: "/contact-form-handler",
  group: "Forms",
  summary: "A visitor's question to the agency, or to the sales rep of a listing",
  operationId: "contactFormHandler",
  problems: ["too-many"],
  fields: ContactFormFields,
  fieldsName: "ContactFormFields",
  mails: CONTACT_MAILS,
  async take(context, fields) {
    const { email, phone, estateId } = fields;
    const question = await questionOf(context, fields);
    const mails = mailsOf(context, question);
    const received = { form: "contact", fields, email, phone, estateId } as const;
    return receive(context, received, async (_transaction, submissionId) => ({
      mails,
      events: [contactEvent(context.locale, submissionId, { question, fields })],
      answer: FORM_TAKEN,
    }));
  },
});

type Question = Awaited<ReturnType<typeof questionOf>>;

async function questionOf(context: QueryContext, fields: ContactFormFields) {
  const { locale } = context;
  const { firstName, lastName, email, phone = null, subject, estateId } = fields;
  const { estate, to } = await addressee(context, estateId);
  return {
    visitor: { name: `${firstName} ${lastName}`, email, phone },
    message: withSubject(subject, fields.message),
    estate: estate && mailEstateOf(estate, locale, await translateFor(context)),
    estateId: estate && estate.general.id,
    to,
  };
}

function mailsOf({ locale }: QueryContext, { visitor, message, estate, to }: Question): MailDraft[] {
  const sender = { address: visitor.email };
  return [
    {
      mail: { name: "contact-to-agency", props: { visitor, message, estate } },
      locale,
      to,
      replyTo: sender,
    },
    { mail: { name: "contact-confirmation", props: { estate } }, locale, to: sender },
  ];
}

function contactEvent(
  language: Locale,
  id: string,
  { question, fields }: { readonly question: Question; readonly fields: ContactFormFields },
): LeadEvent {
  const { visitor, message, estate, estateId: listingId } = question;
  const { firstName, lastName } = fields;
  const listing = estate && listingId !== null ? { id: listingId, ...namesOf(estate) } : null;
  return {
    type: "contact.requested",
    key: `contact.requested/${id}`,
    data: { id, language, visitor, message, listing },
    lead: { firstName, lastName, message },
  };
}

const namesOf = ({ reference, title, path }: MailEstate) => ({ reference, title, path });

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
