import type { MetaDescriptor } from "react-router";
import type { SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** What any page says of itself to search engines and to those who share it. */
export type PageHead = {
  readonly title: SpokenText | null;
  readonly description: string;
  /** Absolute address of the page itself. */
  readonly canonical: string;
  /** Paths of the same thing in each language that it is published in. */
  readonly alternates: ReadonlyArray<{ readonly locale: Locale; readonly href: string }>;
  readonly image?: string | null;
  readonly isHome?: boolean;
  /** Facts in schema.org's words for search engines. */
  readonly jsonLd?: readonly object[];
};

type Matches = ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>;

/** The head of a page: title, description, canonical, alternates per language, and the social picture. */
export function pageMeta(head: PageHead | undefined, matches: Matches): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!head) return [{ title: site?.siteName ?? "" }];
  const origin = new URL(head.canonical).origin;
  const title = titleOf(head, site?.siteName);
  return [
    { title },
    ...(head.description ? [{ name: "description", content: head.description }] : []),
    { tagName: "link", rel: "canonical", href: head.canonical },
    ...head.alternates.map(({ locale, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: locale,
      href: origin + href,
    })),
    ...anyoneElse(head, origin),
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: head.canonical },
    ...(head.image ? [{ property: "og:image", content: head.image }] : []),
    ...(head.jsonLd ?? []).map((facts) => ({ "script:ld+json": facts as Record<string, string> })),
  ];
}

/** Who reads none of the site's languages gets the choice of `/` for the home page, else the first language. */
function anyoneElse({ isHome, alternates }: PageHead, origin: string): MetaDescriptor[] {
  const href = isHome ? "/" : alternates[0]?.href;
  return href ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: origin + href }] : [];
}

function titleOf(head: PageHead, siteName = ""): string {
  const title = head.title?.text ?? "";
  if (!title || title === siteName) return siteName;
  return head.isHome ? `${siteName}: ${title}` : `${title} · ${siteName}`;
}

function siteOf(matches: Matches): { siteName: string } | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { siteName: string } | undefined) ?? null;
}
