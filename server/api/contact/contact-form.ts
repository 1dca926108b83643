import { ContactFormFields, FormTaken } from "#contract/contact/contact-form.ts";
import type { Estate } from "#contract/estate/estate.ts";
import { withSubject } from "#domain/contact/subject.ts";
import { isHidden } from "#domain/estate/reference/status.ts";
import type { MailDraft } from "#mail/mail-draft.ts";
import { answer } from "../call/answer.ts";
import { type AskedOfSite, ajaxEndpoint } from "../call/endpoint.ts";
import { receive } from "../visitor/receive.ts";
import { mailEstateOf } from "./mail-estate.ts";

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
  async handle(asked) {
    const { body: fields, locale } = asked;
    const { email, estateId } = fields;
    const { estate, to } = await addressee(asked);
    const toAgency: MailDraft = {
      mail: {
        name: "contact-to-agency",
        props: {
          visitor: { name: nameOf(fields), email, phone: fields.phone ?? null },
          message: withSubject(fields.subject, fields.message),
          estate: estate && mailEstateOf(estate, locale),
        },
      },
      locale,
      to,
      replyTo: { address: email },
    };
    const confirmation: MailDraft = {
      mail: {
        name: "contact-confirmation",
        props: { estate: estate && mailEstateOf(estate, locale) },
      },
      locale,
      to: { address: email },
    };
    const { answer: taken } = await receive(
      asked,
      { form: "contact", fields, email, phone: fields.phone, estateId },
      async () => ({
        mails: [toAgency, confirmation],
        answer: { ok: true },
      }),
    );
    return answer(taken);
  },
});

/** A listing's sales rep, else the agency; a listing that went meanwhile loses nobody's question. */
async function addressee({ site, parts, body }: AskedOfSite<ContactFormFields>) {
  const agency = { address: site.agency.email };
  if (body.estateId === undefined) return { estate: null, to: agency };
  const estate = await shownEstate({ site, parts }, body.estateId);
  const salesRep = estate && (await parts.storage.findContactInfo(site.id, body.estateId));
  return { estate, to: salesRep?.email ? { address: salesRep.email } : agency };
}

async function shownEstate(
  { site, parts }: Pick<AskedOfSite, "site" | "parts">,
  estateId: number,
): Promise<Estate | null> {
  const found = await parts.storage.findEstate(site.id, estateId);
  if (found.kind !== "published") return null;
  return isHidden(found.estate.general.transaction?.id, site.settings.hiddenStatus) ? null : found.estate;
}

function nameOf({ firstName, lastName }: ContactFormFields): string {
  return `${firstName} ${lastName}`;
}
