import type { CustomEntity, EntityField, PublishedItem } from "./schema.ts";
import type { MediaUse } from "#platform/media/sizes.ts";
import { formatDate } from "#domain/format/moments.ts";
import { formatShortNumber } from "#domain/locale/number.ts";
import { localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";

export type ItemFact = {
  readonly label: LocalizedText;
  readonly text: LocalizedText;
  /** Where its words lead, if anywhere. */
  readonly href: string | null;
};

/** One item of an agency's own content, ready to print in one language. */
export type ItemView = {
  readonly id: number;
  readonly title: LocalizedText;
  readonly intro: LocalizedText | null;
  /** yyyy-mm-dd, and as it is printed. */
  readonly date: { readonly day: string; readonly text: string } | null;
  readonly picture: PictureView | null;
  /** Its own address in this language; null where it has none. */
  readonly href: string | null;
  readonly facts: readonly ItemFact[];
};

type Shown = { readonly entity: CustomEntity; readonly item: PublishedItem; readonly use: MediaUse };

/** An item as a card or a page shows it; what it doesn't say is left out. */
export function itemView(
  { imageCdn: cdn }: RequestContext,
  locale: Locale,
  { entity, item, use }: Shown,
): ItemView {
  const { picture, alt, placeholder, date } = item;
  return {
    id: item.id,
    title: localize(item.title, locale) ?? { text: String(item.id), locale },
    intro: localize(item.intro, locale),
    date: date ? { day: date, text: formatDate(date) } : null,
    picture: picture ? pictureOf(picture, use, { alt: textOf(alt, locale), cdn, placeholder }) : null,
    href: item.uri[locale] ?? null,
    facts: entity.fields.flatMap((field) => factOf(field, item, locale) ?? []),
  };
}

function factOf(field: EntityField, { values }: PublishedItem, locale: Locale): ItemFact | null {
  const label = localize(field.label, locale);
  const value = values[field.name];
  if (!label || value === undefined) return null;
  if (typeof value === "object") {
    const text = localize(value, locale);
    return text && { label, text, href: null };
  }
  const text = { text: formatFieldValue(value, field), locale };
  return text.text ? { label, text, href: field.kind === "link" ? String(value) : null } : null;
}

function formatFieldValue(value: number | string, { kind }: EntityField): string {
  if (typeof value === "number") return formatShortNumber(value);
  if (kind === "date") return formatDate(value);
  return value.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, "").replace(/\/$/, "");
}
