import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { pathFor } from "../content/path-for.ts";
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
