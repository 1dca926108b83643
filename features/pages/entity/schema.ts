import { z } from "zod";
import { PictureItem } from "../picture-item.ts";
import {
  Id,
  IsoDate,
  known,
  Link,
  LocaleCode,
  MultilingualText,
  Slug,
} from "#features/site/schema/primitives.ts";
import { AnyBlock } from "#features/site/schema/page.ts";

const FieldName = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]{0,39}$/, "expected a name such as trainStation: letters and digits");

/** What a field of an entity holds, and what each of its values must then be. */
export const FIELD_VALUES = {
  text: MultilingualText,
  number: z.number(),
  date: IsoDate,
  link: Link,
} as const;
export type FieldKind = keyof typeof FIELD_VALUES;

export const EntityField = z.object({
  name: FieldName,
  label: MultilingualText,
  kind: z.enum(Object.keys(FIELD_VALUES) as [FieldKind, ...FieldKind[]]).default("text"),
});
export type EntityField = z.infer<typeof EntityField>;

/** A kind of content of the agency's own: neighbourhood guides, news, references. */
export const CustomEntity = z.object({
  name: Slug,
  title: MultilingualText,
  /** The page below whose address each item has one of its own; without it no item has. */
  pageId: known(Id),
  fields: z.array(EntityField).max(50).default([]),
});
export type CustomEntity = z.infer<typeof CustomEntity>;

/** One guide, one piece of news. It has an address in the languages that `paths` names and its entity's page is in. */
export const EntityItem = z.object({
  id: Id,
  title: MultilingualText,
  /** The last word of its address in each language. */
  paths: z.partialRecord(LocaleCode, Slug).default({}),
  intro: known(MultilingualText),
  date: known(IsoDate),
  ...PictureItem.omit({ caption: true }).shape,
  /** By the name of a field. */
  values: z.record(FieldName, z.union(Object.values(FIELD_VALUES))).default({}),
  blocks: z.array(AnyBlock).max(200).default([]),
});
export type EntityItem = z.infer<typeof EntityItem>;

/** `entities.json`: each entity with its items. */
export const Entities = z
  .array(CustomEntity.extend({ items: z.array(EntityItem).max(5_000).default([]) }))
  .max(50);
export type Entities = z.infer<typeof Entities>;

/** What `GET /sites/{siteId}/entities/{name}/items` answers: each item with its own addresses, where it has any. */
export const PublishedItem = EntityItem.extend({ uri: z.partialRecord(LocaleCode, z.string()) });
export type PublishedItem = z.infer<typeof PublishedItem>;
