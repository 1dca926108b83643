import { MAX_EMAIL_LENGTH } from "#domain/contact/max-email-length.ts";
import { z } from "zod";
import { Id } from "#features/site/schema/primitives.ts";
import { visibleText } from "./visible-text.ts";

/** No text of a person's holds these; PostgreSQL and mail headers choke on them. */
const isReadable = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n]/u.test(text);

const readable = (max: number, seen: (text: string) => string = visibleText) =>
  z
    .string()
    .overwrite((text) => seen(text.normalize()).replace(LINE_ENDS, "\n").trim())
    // One thing that is wrong is enough to say, and an endless text is not looked at any further.
    .min(1, { error: "form.error.required", abort: true })
    .max(max, { abort: true })
    .refine(isReadable, "form.error.unreadable");

/** Also those that Unicode has beside the usual ones. */
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/**
 * A text on one line. What is wrong is named by the key of a word, which the server says in the visitor's language.
 * Example: `textLine(100).parse(" An ")` is `"An"`.
 */
export function textLine(max: number) {
  return onOneLine(readable(max));
}

function onOneLine(text: ReturnType<typeof readable>) {
  return text.refine((line) => !line.includes("\n"), "form.error.oneLine");
}

/** A text of several lines: `textLines(5000).parse("Dag,\r\nkan ik komen?")` is `"Dag,\nkan ik komen?"`. */
export function textLines(max: number) {
  return readable(max);
}

/**
 * Without signs that nobody sees, which make one mailbox look like many or turn its letters round, and without the start of an
 * encoded word (RFC 2047), which mail programs read as a name.
 */
const ADDRESS =
  /^(?=.{1,64}@)(?!.*=\?)[^\s@"<>()[\]\\,;:.\p{Cc}\p{Cf}]+(?:\.[^\s@"<>()[\]\\,;:.\p{Cc}\p{Cf}]+)*@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** An address with a sign too many is no address. */
const asItIs = (text: string) => text;

/** An e-mail address, also one of other alphabets (RFC 6531): `jürgen@müller.example`. */
export const EmailAddress = onOneLine(readable(MAX_EMAIL_LENGTH, asItIs)).regex(ADDRESS, "form.error.email");

/** Digits and the usual signs between them: `+32 9 123 45 67`. */
export const PhoneNumber = textLine(40).regex(/^\+?[\s()./-]*(?:\d[\s()./-]*){6,20}$/, "form.error.phone");

/** A box that has to be checked; a page without scripts sends `on`. */
export const Consent = z.literal([true, "on", "true", "1"], { error: "form.error.consent" });

/** The listing that a form is about: a number, or its digits as a page without scripts sends them. */
export const EstateId = z.coerce.number().pipe(Id);

/** Who writes, where a form asks for all of it. */
export const Visitor = z.object({
  firstName: textLine(100),
  lastName: textLine(100),
  email: EmailAddress,
  phone: PhoneNumber.optional(),
});
export type Visitor = z.infer<typeof Visitor>;

/** What every form of a visitor sends beside its own fields: `z.object({ ...SENT_FORM, email: EmailAddress })`. */
export const SENT_FORM = {
  privacy: Consent,
  /** The solved puzzle; absent without JavaScript. */
  altcha: z.string().max(10_000, "form.error.captcha").optional(),
  /** One for each form that is filled in, so that it counts once however often it is sent. */
  formToken: z.uuid("form.error.unreadable").optional(),
  /** No person sees this field; who fills it in is a program. */
  homepage: z.string().max(2_000).optional(),
} as const;

export const SentForm = z.object(SENT_FORM);
export type SentForm = z.infer<typeof SentForm>;
