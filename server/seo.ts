import { Hono } from "hono";
import type { Site } from "#features/site/schema/site.ts";
import type { Storage } from "#features/site/storage.ts";
import {
  ESTATES_PER_PART,
  itemEntries,
  pageEntries,
  rentalEntries,
  sitemapIndex,
  sitemapPart,
  statementEntries,
} from "./sitemap.ts";

export type SeoBindings = { readonly requestEnv: { readonly site: Site; readonly origin: string } };

type ContentStorage = Pick<
  Storage,
  "findPages" | "findEntities" | "findEntityItems" | "findContentMoments" | "rentals"
>;

/** What search engines ask for first: `/robots.txt` and the site's map. */
export function createSeo(storage: ContentStorage & Pick<Storage, "listEstateAddresses">) {
  const app = new Hono<{ Bindings: SeoBindings }>();
  app.get("/robots.txt", (c) => c.text(robots(c.env.requestEnv.origin)));
  app.get("/sitemap.xml", async (c) => {
    const { site, origin } = c.env.requestEnv;
    const estates = await storage.listEstateAddresses(site.id);
    return c.body(sitemapIndex(origin, estates.length), 200, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  });
  app.get("/:part{sitemap-\\d{1,4}\\.xml}", async (c) => {
    const { site, origin } = c.env.requestEnv;
    const part = Number(/\d+/.exec(c.req.param("part"))?.[0]);
    const entries =
      part === 0 ? await contentEntries(storage, site.id) : await estateEntries(storage, site.id, part);
    if (entries.length === 0) return c.notFound();
    return c.body(sitemapPart(origin, site, entries), 200, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  });
  return app;
}

/** The agency's pages, the statements, what stands below the pages, and the holiday homes. */
async function contentEntries(storage: ContentStorage, siteId: string) {
  const [pages, entities, rentals, moments] = await Promise.all([
    storage.findPages(siteId),
    storage.findEntities(siteId),
    storage.rentals.addresses(siteId),
    storage.findContentMoments(siteId),
  ]);
  const items = await Promise.all(entities.map(({ name }) => storage.findEntityItems(siteId, name)));
  return [
    ...pageEntries(pages, moments),
    ...statementEntries(moments),
    ...rentalEntries(rentals),
    ...entities.flatMap((entity, at) => itemEntries(entity, items[at] ?? [], pages, moments)),
  ];
}

async function estateEntries(storage: Pick<Storage, "listEstateAddresses">, siteId: string, part: number) {
  const estates = await storage.listEstateAddresses(siteId);
  return estates
    .slice((part - 1) * ESTATES_PER_PART, part * ESTATES_PER_PART)
    .flatMap(({ uri, changedAt }) => (uri ? [{ paths: uri, changedAt }] : []));
}

function robots(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /*/ajax/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
