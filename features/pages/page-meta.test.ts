import { expect, test } from "vitest";
import type { PageHead } from "#features/site/page-head.ts";
import { pageMeta } from "./page-meta.ts";

const head: PageHead = {
  title: { text: "Huis", locale: "nl" },
  description: "Een huis",
  canonical: "https://huyzen.example/nl/aanbod/12/huis",
  alternates: [
    { locale: "nl", href: "/nl/aanbod/12/huis" },
    { locale: "fr", href: "/fr/offre/12/maison" },
  ],
};
const SITE_IMAGE = "https://huyzen.example/media/site/social-1200.jpg";
const site = { siteName: "Huyzen", socialImage: SITE_IMAGE };

const attributesOf = (shown: PageHead, of: Parameters<typeof pageMeta>[1]) =>
  pageMeta(shown, of).flatMap((tag) => ("tag" in tag ? [tag.attributes] : []));

const imageOf = (more: Partial<PageHead>, of: Parameters<typeof pageMeta>[1] = site) =>
  attributesOf({ ...head, ...more }, of).find(({ property }) => property === "og:image");

test("a shared link shows the page's own picture, else the site's", () => {
  expect(imageOf({ image: "https://huyzen.example/own.jpg" })).toMatchObject({
    content: "https://huyzen.example/own.jpg",
  });
  expect(imageOf({ image: null })).toMatchObject({ content: SITE_IMAGE });
  expect(imageOf({}, null)).toBe(undefined);
});

const languagesOf = (shown: PageHead, of: Parameters<typeof pageMeta>[1] = site) =>
  attributesOf(shown, of).flatMap(({ hrefLang, href }) => (hrefLang ? [`${hrefLang} ${href}`] : []));

test("a page names itself in every language, and the site's own for anybody else", () => {
  expect(languagesOf(head)).toEqual([
    "nl https://huyzen.example/nl/aanbod/12/huis",
    "fr https://huyzen.example/fr/offre/12/maison",
    "x-default https://huyzen.example/nl/aanbod/12/huis",
  ]);
});

test("the x-default of a page is the site's default language, and of the home page the address that leads on by language", () => {
  const french = { siteName: "Huyzen", defaultLocale: "fr" } as const;
  expect(languagesOf(head, french).at(-1)).toBe("x-default https://huyzen.example/fr/offre/12/maison");
  const home: PageHead = {
    ...head,
    canonical: "https://huyzen.example/nl",
    alternates: [
      { locale: "nl", href: "/nl" },
      { locale: "fr", href: "/fr" },
    ],
  };
  expect(languagesOf(home).at(-1)).toBe("x-default https://huyzen.example/");
});
