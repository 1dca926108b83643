import type { MetaDescriptor } from "react-router";
import { SOCIAL_PICTURE } from "#contract/media/sizes.ts";
import { addressForAnyone } from "#domain/locale/address-for-anyone.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale/locale.ts";
import type { PageHead } from "../shell/page-head.ts";

const TERRITORIES: Readonly<Record<Locale, string>> = { nl: "nl_BE", fr: "fr_BE", en: "en_GB", de: "de_BE" };

type Matches = ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>;

/** The head of a page: title, description, canonical, alternates per language, and the social picture. */
export function pageMeta(head: PageHead | undefined, matches: Matches): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!head) return [{ title: site?.siteName ?? "" }];
  const canonical = new URL(head.canonical);
  const { origin, search } = canonical;
  const title = titleOf(head, site?.siteName);
  return [
    { title },
    ...(head.description ? [{ name: "description", content: head.description }] : []),
    { tagName: "link", rel: "canonical", href: head.canonical },
    ...head.alternates.map(({ locale, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: locale,
      href: origin + href + search,
    })),
    ...anyoneElse(head, canonical, site?.defaultLocale ?? DEFAULT_LOCALE),
    ...openGraph({ ...head, image: head.image ?? site?.socialImage ?? null }, title, site?.siteName ?? ""),
    ...(head.jsonLd ?? []).map((facts) => ({ "script:ld+json": facts as Record<string, string> })),
  ];
}

/** What a shared link shows (ogp.me); the picture has the size that social media ask for. */
function openGraph(head: PageHead, title: string, siteName: string): MetaDescriptor[] {
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
      .map(([property, content]) => ({ property, content: String(content) })),
    { name: "twitter:card", content: head.image ? "summary_large_image" : "summary" },
  ];
}

function anyoneElse(
  { alternates }: PageHead,
  { origin, search }: URL,
  defaultLocale: Locale,
): MetaDescriptor[] {
  const href = addressForAnyone(alternates, defaultLocale);
  if (!href) return [];
  return [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: origin + href + search }];
}

function titleOf(head: PageHead, siteName = ""): string {
  const title = head.title?.text ?? "";
  if (!title || title === siteName) return siteName;
  return head.isHome ? `${siteName}: ${title}` : `${title} · ${siteName}`;
}

type SharedSite = {
  readonly siteName: string;
  readonly socialImage?: string | null;
  readonly defaultLocale?: Locale;
};

function siteOf(matches: Matches): SharedSite | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as SharedSite | undefined) ?? null;
}
