import { slugify } from "#domain/locale/slug.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Block } from "../blocks/block.ts";

/** A page as a bundle brings it. */
export type PageDocument = {
  readonly id?: number;
  readonly title: Multilingual;
  readonly description?: Multilingual | null;
  /** The languages that it is published in, each with the end of its address; none is the home page. */
  readonly paths: { readonly [locale in Locale]?: string };
  readonly blocks?: readonly Block[];
};

/** A page that nobody has filled in yet. */
export function newPage(title: string, locale: Locale): PageDocument {
  return {
    title: { [locale]: title },
    paths: { [locale]: pathFor({ [locale]: title }, locale) },
    blocks: [],
  };
}

const NAMELESS = "pagina";

/** An address made of a title: `pathFor({ nl: "Over ons!" }, "nl")` is `over-ons`. */
export function pathFor(title: Multilingual, locale: Locale): string {
  const text = textOf(title, locale);
  return /[\p{L}\p{N}]/u.test(text) ? slugify([text], locale) : NAMELESS;
}
