import { useContext } from "react";
import { ContactForm as Form } from "#features/contact/contact-form.island.tsx";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { IsRepeated } from "../is-repeated.ts";
import { classNames } from "#ui/class-names.ts";
import { FormBlock } from "./form-block.tsx";
import styles from "./form-block.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { isSentTo } from "#features/contact/sending/answer-form.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { NO_SUBJECT } from "#domain/contact/subject.ts";

type ContactFormProps = { readonly view: ContactFormView; readonly isFirst: boolean };

type ContactFormView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly subjects: readonly string[];
  /** The subject that the page's address names; "0" when it names none. */
  readonly chosen: string;
  readonly isSent: boolean;
};

export async function loadContactForm(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"contact-form">,
  url: URL,
): Promise<ContactFormView> {
  const subjects = block.subjects.map((subject) => textOf(subject, locale)).filter(Boolean);
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    subjects,
    chosen: chosenSubject(subjects, url.searchParams.get("subject")),
    isSent: isSentTo(url, "contact"),
  };
}

/** A question to the agency, on any page of its own. */
export function ContactForm({ view, isFirst }: ContactFormProps) {
  const { heading, intro, subjects, chosen, isSent } = view;
  const isRepeated = useContext(IsRepeated);
  const answer = useFormAnswer("contact");
  // A page that took a form does not know which of two it was: the first tells of it, the others stay to be filled in.
  const told = isRepeated ? { isSent: false, answer: null } : { isSent, answer };
  return (
    <FormBlock id="contact" type="contact-form" heading={heading} intro={intro} isFirst={isFirst}>
      <Form className={classNames(styles.card, styles.wide)} {...{ subjects, chosen, ...told }} />
    </FormBlock>
  );
}

/**
 * The subject that an address asks for, by its words or its place in the list (from 1); none when the list has no such one.
 * Example: `chosenSubject(["Verkopen", "Schatting"], "schatting")` is `"Schatting"`.
 */
export function chosenSubject(subjects: readonly string[], asked: string | null): string {
  const wanted = asked?.trim().toLowerCase();
  if (!wanted) return NO_SUBJECT;
  return (
    subjects.find((subject, at) => subject.toLowerCase() === wanted || String(at + 1) === wanted) ??
    NO_SUBJECT
  );
}
