import type { MenuItem } from "#features/site/schema/page.ts";
import type { OfficeAddress, Site } from "#features/site/schema/site.ts";
import type { z } from "zod";
import { formatCity } from "#domain/estate/address/address.ts";
import { bareBivNumber } from "#domain/legal/biv-number.ts";
import { hrefOfPage, hrefOfScreen } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { mediaUrl } from "#platform/media/address.ts";
import { fontPreloads } from "#features/site/theme/font-preloads.ts";
import { darkScheme } from "#features/site/theme/dark-scheme.ts";
import { themeCss } from "#features/site/theme/theme-css.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { MESSAGES } from "#features/messages.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";
import { legalLinks } from "../agency-details/legal-links.ts";
import { logoView } from "./logo-view.ts";
import { menuLinks } from "../menu/menu-links.ts";
import type { AgencyParticulars, ShellView } from "../shell-view.ts";

/** Gathers what stands around every page of a site in one language. */
export async function loadShell(context: RequestContext, locale: Locale): Promise<ShellView> {
  const { site, queries } = context;
  const [main, footer, legal, pages, words, items] = await Promise.all([
    queries.navigation("main"),
    queries.navigation("footer"),
    queries.navigation("legal"),
    queries.pages(),
    queries.translations(locale),
    ownItems(context),
  ]);
  const t = siteTranslate(locale, words);
  const { locales, redirects } = site;
  const linked = (menu: readonly MenuItem[]) => menuLinks(menu, { locales, redirects, pages, items }, locale);
  return {
    locale,
    locales: site.locales,
    defaultLocale: site.defaultLocale,
    siteId: site.id,
    siteName: site.name,
    slogan: textOf(site.slogan, locale) || null,
    homeHref: hrefOfPage(locale, ""),
    favoritesHref: hrefOfScreen(locale, "favorites"),
    logo: logoView(site, context.imageCdn),
    favicon: site.favicon ? mediaUrl(site.favicon, "icon", { cdn: context.imageCdn }) : null,
    // Home screens of phones show neither AVIF nor transparency.
    touchIcon: site.favicon
      ? mediaUrl(site.favicon, "icon", { cdn: context.imageCdn, width: 180, format: "jpg" })
      : null,
    socialImage: socialImage(context),
    themeCss: themeCss(site.theme),
    darkScheme: darkScheme(site.theme),
    fonts: fontPreloads(site.theme),
    menus: { main: linked(main), footer: linked(footer), legal: legalLinks(linked(legal), locale, t) },
    agency: agencyParticulars(site, locale),
    offices: site.offices.map((office) => ({
      id: office.id,
      name: textOf(office.name, locale),
      ...addressLines(office.address, locale),
      phone: office.phone ?? null,
      email: office.email ?? null,
    })),
    social: site.social,
    words: ownWords(words, MESSAGES[locale]),
  };
}

function socialImage({ site, imageCdn: cdn, origin }: RequestContext): string | null {
  return site.socialImage
    ? new URL(mediaUrl(site.socialImage, "social", { cdn, format: "jpg" }), origin).href
    : null;
}

function addressLines(address: z.infer<typeof OfficeAddress>, locale: Locale) {
  const estate = address.box ? `${address.number} / ${address.box}` : address.number;
  return {
    street: `${textOf(address.street, locale)} ${estate}`.trim(),
    city: formatCity(address.city, locale),
  };
}

export function agencyParticulars({ agency }: Site, locale: Locale): AgencyParticulars {
  return {
    legalName: agency.legalName,
    ...addressLines(agency.address, locale),
    phone: agency.phone,
    email: agency.email,
    enterpriseNumber: agency.enterpriseNumber ?? null,
    vatNumber: agency.vatNumber ?? null,
    bivTitle: textOf(agency.bivTitle, locale) || null,
    bivNumber: agency.bivNumber ? bareBivNumber(agency.bivNumber) : null,
    supervisor: textOf(agency.supervisor, locale) || null,
    insurer: agency.insurer ?? null,
    policyNumber: agency.policyNumber ?? null,
  };
}

/** What the site says otherwise than the product. */
function ownWords(words: Readonly<Record<string, string>>, product: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(words).filter(([key, text]) => product[key] !== text));
}

/** The addresses of all items of the agency's own content, kept while the site's content stays the same. */
function ownItems(context: RequestContext): Promise<string[]> {
  return context.remember("own-items", async () => {
    const entities = await context.queries.entities();
    const items = await Promise.all(entities.map(({ name }) => context.queries.entityItems(name)));
    return items.flat().flatMap(({ uri }) => Object.values(uri));
  });
}
