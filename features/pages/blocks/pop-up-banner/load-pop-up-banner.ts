import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";

export type PopUpBannerView = {
  /** Names the cookie that remembers who closed it. */
  readonly id: string;
  readonly title: LocalizedText | null;
  readonly text: LocalizedText;
  readonly link: LinkView | null;
};

export async function loadPopUpBanner(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"pop-up-banner">,
): Promise<PopUpBannerView | null> {
  const text = localize(block.text, locale);
  if (!text) return null;
  const link = block.link ? await loadBlockLink(context, locale, block.link) : null;
  return { id: block.id, title: localize(block.heading, locale), text, link };
}
