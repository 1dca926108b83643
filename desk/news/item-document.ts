import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { Block } from "../blocks/block.ts";
import { pathFor } from "../content/path-for.ts";

/** An item of the agency's own content as a bundle brings it. */
export type ItemDocument = {
  readonly title: Multilingual;
  readonly intro?: Multilingual | null;
  readonly date?: string | null;
  readonly paths?: { readonly [locale in Locale]?: string };
  readonly values?: Readonly<Record<string, unknown>>;
  readonly blocks?: readonly Block[];
};

/** An item that nobody has filled in yet: of today, with a place for its text. */
export function newItem(today: string): ItemDocument {
  return {
    title: {},
    date: today,
    paths: {},
    blocks: [{ id: "text", type: "rich-text", markdown: {} }],
  };
}

/** An item with another title; before it is published, its address follows the title. */
export function withTitle(item: ItemDocument, title: Multilingual, isPublished: boolean): ItemDocument {
  if (isPublished) return { ...item, title };
  const paths = { ...item.paths };
  for (const locale of LOCALES) {
    const [before, now] = [item.title[locale], title[locale]];
    const isFollowing = !paths[locale] || paths[locale] === pathFor({ [locale]: before }, locale);
    if (!isFollowing) continue;
    if (now) paths[locale] = pathFor({ [locale]: now }, locale);
    else delete paths[locale];
  }
  return { ...item, title, paths };
}

/** The first block of running text: what somebody means by the text of an item. */
export function textBlockOf({
  blocks = [],
}: ItemDocument): { readonly block: Block; readonly at: number } | null {
  const at = blocks.findIndex(({ type }) => type === "rich-text");
  return at < 0 ? null : { block: blocks[at]!, at };
}

/** Where an item is on the site, in each language that both it and the page above it are in. */
export function addressesOf(item: ItemDocument | null, above: Multilingual): Multilingual {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const path = item?.paths?.[locale];
      return path && above[locale] ? [[locale, `${above[locale]}/${path}`]] : [];
    }),
  );
}
