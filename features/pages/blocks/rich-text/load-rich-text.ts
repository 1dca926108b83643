import type { BlockOf } from "#contract/blocks/blocks.ts";
import { speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { htmlOfMarkdown } from "./markdown.server.ts";

export type RichTextView = {
  readonly heading: SpokenText | null;
  /** Already safe; its language may be another than the page's. */
  readonly html: SpokenText | null;
};

export async function loadRichText(
  _visit: RequestContext,
  locale: Locale,
  block: BlockOf<"rich-text">,
): Promise<RichTextView | null> {
  const heading = speak(block.heading, locale);
  const markdown = speak(block.markdown, locale);
  const html = markdown && { text: htmlOfMarkdown(markdown.text), locale: markdown.locale };
  return heading || html?.text.trim() ? { heading, html } : null;
}
