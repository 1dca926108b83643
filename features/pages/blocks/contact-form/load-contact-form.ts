import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { isSentTo } from "#features/contact/sending/answer-form.ts";
import { chosenSubject } from "#features/contact/subjects.ts";
import type { RequestContext } from "#features/site/request-context.ts";

export type ContactFormView = {
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
