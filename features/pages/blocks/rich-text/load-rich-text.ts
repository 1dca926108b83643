import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { htmlOfMarkdown } from "./markdown.server.ts";

export type RichTextView = {
  readonly heading: LocalizedText | null;
  /** Already safe; its language may be another than the page's. */
  readonly html: LocalizedText | null;
};

export async function loadRichText(
  _visit: RequestContext,
  locale: Locale,
  block: BlockOf<"rich-text">,
): Promise<RichTextView | null> {
  const heading = localize(block.heading, locale);
  const markdown = localize(block.markdown, locale);
  const html = markdown && { text: htmlOfMarkdown(markdown.text), locale: markdown.locale };
  return heading || html?.text.trim() ? { heading, html } : null;
}
