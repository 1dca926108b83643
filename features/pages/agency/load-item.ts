import { mediaUrl } from "#platform/media/address.ts";
import type { Page } from "#features/site/schema/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type ItemView, itemView } from "../entity/item-view.ts";
import { crumbsJsonLd } from "#features/estate/seo/json-ld.ts";
import type { Crumb } from "#features/estate/estate-view.ts";
import { findSitePage } from "#features/site/block/find-site-page.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { FoundItem } from "./find-item.ts";
import { nearestOf } from "./page-languages.ts";

/** An item on a page of its own, with the way back and on. */
export type ItemPageView = {
  readonly item: ItemView;
  readonly crumbs: readonly Crumb[];
  /** What the item is one of: "Neighbourhoods". */
  readonly kind: LocalizedText | null;
  readonly others: readonly ItemView[];
};

export async function loadItem(
  context: RequestContext,
  found: FoundItem,
  locale: Locale,
): Promise<{ head: PageHead; item: ItemPageView }> {
  const { entity } = found;
  const page = await findSitePage(context, entity.pageId ?? 0);
  const item = itemView(context, locale, { entity, item: found.item, use: "hero" });
  const above = page?.paths[locale];
  const crumbs = [
    ...(page && above !== undefined
      ? [{ label: localize(page.title, locale) ?? { text: above, locale }, href: hrefOfPage(locale, above) }]
      : []),
    { label: item.title, href: null },
  ];
  const head = await headOf(context, found, page, item, locale);
  const jsonLd = [crumbsJsonLd(crumbs, head), articleJsonLd(item, head)].filter((facts) => facts !== null);
  return {
    head: { ...head, jsonLd },
    item: {
      item,
      crumbs,
      kind: localize(entity.title, locale),
      others: found.others
        .filter(({ uri }) => uri[locale])
        .map((other) => itemView(context, locale, { entity, item: other, use: "card" })),
    },
  };
}

async function headOf(
  context: RequestContext,
  { item: { uri, picture } }: FoundItem,
  page: Page | null,
  { title, intro }: ItemView,
  locale: Locale,
): Promise<PageHead> {
  const { site, origin, imageCdn: cdn } = context;
  const pages = await context.remember("pages", () => context.queries.pages());
  const lacking = site.locales.filter((other) => !uri[other]);
  const nearest = page ? nearestOf(page, pages, lacking, locale) : [];
  const image = picture ? mediaUrl(picture, "social", { cdn, format: "jpg" }) : null;
  return {
    title,
    description: intro?.text ?? "",
    canonical: origin + uri[locale],
    alternates: site.locales.flatMap((other) => (uri[other] ? [{ locale: other, href: uri[other] }] : [])),
    nearest: lacking.flatMap((other) => {
      const path = page?.paths[other];
      const own = path === undefined ? undefined : { locale: other, href: hrefOfPage(other, path) };
      return own ?? nearest.find((one) => one.locale === other) ?? [];
    }),
    image: image && new URL(image, origin).href,
  };
}

/** News and guides as schema.org sees them, where the agency dated them. */
function articleJsonLd({ title, intro, date }: ItemView, { canonical, image }: PageHead): object | null {
  return (
    date && {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: title.text,
      inLanguage: title.locale,
      description: intro?.text,
      datePublished: date.day,
      image: image ?? undefined,
      mainEntityOfPage: canonical,
    }
  );
}
