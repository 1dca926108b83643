import { z } from "zod";
import { Id, known, Link, LocaleCode, MultilingualText, Slug } from "./primitives.ts";

export const PAGE_PATH = /^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;
const PagePath = z
  .string()
  .max(200)
  .regex(PAGE_PATH, "expected a path such as over-ons/team; empty is the home page");

/** A block as a bundle brings it; each type's own schema stands in `BLOCK_SCHEMAS`. An unknown type is kept and skipped. */
export const AnyBlock = z.looseObject({ id: Slug, type: z.string().max(60) });
export type AnyBlock = z.infer<typeof AnyBlock>;

/** One page of the agency's, in the languages that `paths` names; the empty path is the home page. */
export const Page = z.object({
  id: Id,
  paths: z.partialRecord(LocaleCode, PagePath),
  title: MultilingualText,
  description: known(MultilingualText),
  blocks: z.array(AnyBlock).max(200).default([]),
});
export type Page = z.infer<typeof Page>;

/** A menu item leads to a page of the site's or to any link; items nest. */
export const MenuItem = z.object({
  id: Id,
  label: MultilingualText,
  pageId: known(Id),
  link: known(Link),
  get children() {
    return z.array(MenuItem).max(50).default([]);
  },
});
export type MenuItem = z.infer<typeof MenuItem>;

export const MENU_TYPES = ["main", "footer", "legal"] as const;

/** `menus.json` */
export const Menus = z.object({
  main: z.array(MenuItem).max(50).default([]),
  footer: z.array(MenuItem).max(50).default([]),
  legal: z.array(MenuItem).max(50).default([]),
});
export type Menus = z.infer<typeof Menus>;

/** `translations/{lang}.json`: the site's own words for keys of the product's. */
export const Translations = z.record(z.string().max(200), z.string().max(5_000));
export type Translations = z.infer<typeof Translations>;
