import type { SiteContent } from "#bundle/commit/write-site.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";

type Addresses = { readonly [locale in Locale]?: string };

/** Where a draft is seen on the site: its own page in the language that is asked for, or another that it has; else the home page. */
export function addressOfDraft(resource: string, content: SiteContent, locale: Locale): string {
  const addresses = addressesOf(resource, content);
  return addresses[locale] ?? Object.values(addresses)[0] ?? hrefOfPage(locale, "");
}

function addressesOf(resource: string, { site, pages, entities = [] }: SiteContent): Addresses {
  const [kind, name, , id] = resource.split("/");
  if (kind === "pages") {
    const paths = pages.find((page) => String(page.id) === name)?.paths ?? {};
    const locales = site.locales.filter((locale) => paths[locale] !== undefined);
    return Object.fromEntries(locales.map((locale) => [locale, hrefOfPage(locale, paths[locale]!)]));
  }
  if (kind !== "entities") return {};
  const entity = entities.find((one) => one.name === name);
  const item = entity?.items.find((one) => String(one.id) === id);
  return item ? addressesOfItem(item.paths, pages.find((page) => page.id === entity!.pageId)?.paths) : {};
}
