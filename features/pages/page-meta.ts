import { SOCIAL_PICTURE } from "#platform/media/sizes.ts";
import { addressForAnyone } from "#domain/locale/address-for-anyone.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale/locale.ts";
import type { PageHead } from "#features/site/page-head.ts";

const TERRITORIES: Readonly<Record<Locale, string>> = { nl: "nl_BE", fr: "fr_BE", en: "en_GB", de: "de_BE" };

/** A tag of a page's head: its title, facts for search engines, or an element with its attributes. */
export type HeadTag =
  | { readonly title: string }
  | { readonly jsonLd: object }
  | { readonly tag: "meta" | "link"; readonly attributes: Readonly<Record<string, string>> };

const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: "meta", attributes });
const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: "link", attributes });

/** The head of a page: title, description, canonical, alternates per language, and the social picture. */
export function pageMeta(head: PageHead | undefined, site: SharedSite | null): HeadTag[] {
  if (!head) return [{ title: site?.siteName ?? "" }];
  const canonical = new URL(head.canonical);
  const { origin, search } = canonical;
  const title = titleOf(head, site?.siteName);
  return [
    { title },
    ...(head.description ? [meta({ name: "description", content: head.description })] : []),
    link({ rel: "canonical", href: head.canonical }),
    ...head.alternates.map(({ locale, href }) =>
      link({ rel: "alternate", hrefLang: locale, href: origin + href + search }),
    ),
    ...anyoneElse(head, canonical, site?.defaultLocale ?? DEFAULT_LOCALE),
    ...openGraph({ ...head, image: head.image ?? site?.socialImage ?? null }, title, site?.siteName ?? ""),
    ...(head.jsonLd ?? []).map((jsonLd) => ({ jsonLd })),
  ];
}

/** What a shared link shows (ogp.me); the picture has the size that social media ask for. */
function openGraph(head: PageHead, title: string, siteName: string): HeadTag[] {
  const { width, height } = SOCIAL_PICTURE;
  const own = head.alternates.find(({ href }) => new URL(head.canonical).pathname === href)?.locale;
  const picture: ReadonlyArray<readonly [string, string | number]> = head.image
    ? [
        ["og:image", head.image],
        ["og:image:width", width],
        ["og:image:height", height],
        ["og:image:alt", title],
      ]
    : [];
  const facts: ReadonlyArray<readonly [string, string | number | undefined]> = [
    ["og:type", "website"],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", head.description],
    ["og:url", head.canonical],
    ["og:locale", own && TERRITORIES[own]],
    ...head.alternates
      .filter(({ locale }) => locale !== own)
      .map(({ locale }) => ["og:locale:alternate", TERRITORIES[locale]] as const),
    ...picture,
  ];
  return [
    ...facts
      .filter(([, content]) => content)
      .map(([property, content]) => meta({ property, content: String(content) })),
    meta({ name: "twitter:card", content: head.image ? "summary_large_image" : "summary" }),
  ];
}

function anyoneElse({ alternates }: PageHead, { origin, search }: URL, defaultLocale: Locale): HeadTag[] {
  const href = addressForAnyone(alternates, defaultLocale);
  if (!href) return [];
  return [link({ rel: "alternate", hrefLang: "x-default", href: origin + href + search })];
}

function titleOf(head: PageHead, siteName = ""): string {
  const title = head.title?.text ?? "";
  if (!title || title === siteName) return siteName;
  return head.isHome ? `${siteName}: ${title}` : `${title} · ${siteName}`;
}

/** What all pages of a site tell. */
type SharedSite = {
  readonly siteName: string;
  readonly socialImage?: string | null;
  readonly defaultLocale?: Locale;
};
