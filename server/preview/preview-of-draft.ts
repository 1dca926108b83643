import type { Draft } from "#bundle/drafts/drafts-table.ts";
import { contentWithDraft } from "#bundle/write-api/drafts/content-with-draft.ts";
import { estateWithDraft } from "#bundle/write-api/drafts/estate-with-draft.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { AnswerPage, AppParts } from "../app.ts";
import type { SiteContent } from "#bundle/commit/write-site.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";

type Client = Parameters<typeof estateWithDraft>[0];

/** A site as it would be with a draft. */
export type Preview = {
  readonly site: Site;
  readonly answer: AnswerPage;
  /** The page that the preview begins with. */
  readonly begin: (locale: Locale) => string;
};

type Around = {
  readonly site: Site;
  readonly parts: AppParts;
  readonly api: ApiParts;
  readonly pagesOf: (parts: AppParts, api: ApiParts) => AnswerPage;
};

/** The site with what publishing a draft would write, everything else as it stands; null where it would be refused. */
export function previewOfDraft(client: Client, around: Around, draft: Draft): Promise<Preview | null> {
  return draft.resource.startsWith("estates/")
    ? previewOfListing(client, around, draft)
    : previewOfContent(client, around, draft);
}

async function previewOfContent(client: Client, around: Around, draft: Draft): Promise<Preview | null> {
  const content = await contentWithDraft(client, asked(around), draft);
  if (!content) return null;
  const { site, pages, menus, entities = [] } = content;
  const answer = pagesWith(
    around,
    {
      findEntities: async () => [...entities],
      findEntityItems: async (_siteId, name) => entities.find((one) => one.name === name)?.items ?? null,
    },
    { pages: async () => [...pages], menus: async () => menus },
  );
  return { site, answer, begin: (locale) => addressOfDraft(draft.resource, content, locale) };
}

async function previewOfListing(client: Client, around: Around, draft: Draft): Promise<Preview | null> {
  const { site, parts } = around;
  const { storage } = parts;
  const estate = await estateWithDraft(client, { ...asked(around), storage }, draft);
  if (!estate) return null;
  const { id, parentId } = estate.general;
  const answer = pagesWith(around, {
    findEstate: async (siteId, asksFor) =>
      asksFor === id ? { kind: "published", estate } : storage.findEstate(siteId, asksFor),
    findContactInfo: async (siteId, asksFor) => {
      if (asksFor !== id) return storage.findContactInfo(siteId, asksFor);
      return estate.salesRep ?? (parentId ? storage.findContactInfo(siteId, parentId) : null);
    },
  });
  const begin = (locale: Locale) =>
    estate.uri?.[locale] ?? Object.values(estate.uri ?? {})[0] ?? hrefOfPage(locale, "");
  return { site, answer, begin };
}

function asked({ site, parts: { config, now } }: Around) {
  return { site, dataDir: config.dataDir, now: now() };
}

/** Pages that read these in the place of what the site has. */
function pagesWith(
  { parts, api, pagesOf }: Around,
  instead: Partial<AppParts["storage"]>,
  given: Partial<ApiParts> = {},
): AnswerPage {
  // What is remembered goes with the preview.
  const storage = { ...parts.storage, ...instead, onChange: () => () => {} };
  return pagesOf({ ...parts, storage }, { ...api, ...given, storage });
}

type Addresses = { readonly [locale in Locale]?: string };

/** Where a draft is seen on the site: its own page in the language that is asked for, or another that it has; else the home page. */
function addressOfDraft(resource: string, content: SiteContent, locale: Locale): string {
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
