import { z } from "zod";
import { ajaxEndpoint, answer, type Endpoint } from "#features/site/api/endpoint.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import type { AnyMails } from "#features/site/mail/define-mail.ts";

/** That a form was taken. */
export const FormTaken = z.object({ ok: z.literal(true) });
export type FormTaken = z.infer<typeof FormTaken>;
export const FORM_TAKEN: FormTaken = { ok: true };

/** What the address holds that a form was sent to: the token of a mail's link, say. */
type Params = Readonly<Record<string, string>>;

type FormDefinition<Fields extends z.ZodType, Answered extends z.ZodType, OwnMails extends AnyMails> = Pick<
  Endpoint,
  | "path"
  | "group"
  | "summary"
  | "description"
  | "operationId"
  | "params"
  | "status"
  | "problems"
  | "furtherFaults"
> & {
  /** What a visitor fills in, on the pieces of `sent-form.ts`, and its name in the API's document. */
  readonly fields: Fields;
  readonly fieldsName: string;
  /** What its sender is answered; without it, that it was taken. */
  readonly answer?: Answered;
  /** The mails that it alone sends. */
  readonly mails?: OwnMails;
  /** Hands to `receive` what was sent, with its mails and all that is to be stored. */
  readonly take: (
    context: QueryContext,
    fields: z.output<Fields>,
    params: Params,
  ) => Promise<z.output<Answered>>;
};

/** A form as the API, the pages and the mails know it. */
export type Form<Answer = unknown, OwnMails extends AnyMails = AnyMails> = {
  readonly fields: z.ZodType;
  readonly fieldsName: string;
  readonly mails: OwnMails;
  readonly endpoint: Endpoint;
  /** Takes what a page without scripts sent; a 422 names what is wrong in the visitor's language. */
  readonly send: (context: QueryContext, sent: object, params: Params) => Promise<Answer>;
};

/**
 * Declares all of a visitor's form but its look: where it is sent, what is filled in, what becomes of it and which mails it
 * sends. `server/forms.ts` registers it; its endpoint, its place in the API's document, its answer without scripts and the
 * previews of its mails follow. Example: `export const contactForm = defineForm({ … })` in `contact.form.ts`.
 */
export function defineForm<
  Fields extends z.ZodType,
  Answered extends z.ZodType = typeof FormTaken,
  OwnMails extends AnyMails = {},
>(definition: FormDefinition<Fields, Answered, OwnMails>): Form<z.output<Answered>, OwnMails> {
  const { fields, fieldsName, mails, take, params, answer: answered = FormTaken, ...about } = definition;
  return {
    fields,
    fieldsName,
    mails: mails ?? ({} as OwnMails),
    endpoint: ajaxEndpoint({
      ...about,
      method: "POST",
      params: { lang: "Language of the page: nl, fr, en or de", ...params },
      body: fields,
      isForm: true,
      isPersonal: true,
      answer: answered,
      handle: async (call) => answer(await take(call, call.body as z.output<Fields>, call.params)),
    }),
    send: async (context, sent, asked) =>
      take(context, await readFields(fields, sent, context, about.furtherFaults), asked),
  };
}
