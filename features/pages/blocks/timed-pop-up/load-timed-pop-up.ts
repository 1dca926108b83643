import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";
import { htmlOfMarkdown } from "../rich-text/markdown.server.ts";

/** `title` rather than `heading`: a pop-up never carries the main heading of its page. */
export type TimedPopUpView = {
  readonly title: LocalizedText | null;
  /** Already safe. */
  readonly html: LocalizedText | null;
  readonly buttons: readonly LinkView[];
};

export async function loadTimedPopUp(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"timed-pop-up">,
): Promise<TimedPopUpView | null> {
  const title = localize(block.heading, locale);
  const markdown = localize(block.markdown, locale);
  if (!title && !markdown) return null;
  const links = await Promise.all(block.buttons.map((button) => loadBlockLink(context, locale, button)));
  return {
    title,
    html: markdown && { text: htmlOfMarkdown(markdown.text), locale: markdown.locale },
    buttons: links.filter((link) => link !== null),
  };
}
