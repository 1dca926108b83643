import type { BlockOf } from "#contract/blocks/blocks.ts";
import { speak, type SpokenText, textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { isSentTo } from "#features/contact/sending/answer-form.ts";
import { chosenSubject } from "#features/contact/subjects.ts";
import type { RequestContext } from "#features/site/request-context.ts";

export type ContactFormView = {
  readonly heading: SpokenText | null;
  readonly intro: SpokenText | null;
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
    heading: speak(block.heading, locale),
    intro: speak(block.intro, locale),
    subjects,
    chosen: chosenSubject(subjects, url.searchParams.get("subject")),
    isSent: isSentTo(url, "contact"),
  };
}
