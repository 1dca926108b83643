import type { ClientBase } from "pg";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import type { CustomEntity, EntityItem } from "#features/pages/entity/schema.ts";
import type { Page } from "#features/site/schema/page.ts";
import type { Site } from "#features/site/schema/site.ts";
import { onOwnConnection } from "../../../own-connection.ts";
import { findCollections } from "../../listings/find-collections.ts";
import { readPart, type SiteStore } from "../resource.ts";
import { findLastChanges } from "./last-changes.ts";
import { ContentItems, SiteContent } from "./schema.ts";

const shared = { method: "GET", group: "Writing", scope: "content", isPersonal: true } as const;
const CURL = "curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/content";

export const contentLists = [
  siteEndpoint({
    ...shared,
    path: "/content",
    summary: "What the site's content is made of",
    description: `Its pages with who last changed each, its own kinds of content, and what blocks can name.\n\n\`${CURL}\``,
    operationId: "content",
    answer: SiteContent,
    problems: [],
    handle: ({ site, parts }) =>
      onOwnConnection({ site, parts }, async (client) =>
        answer(await listContent({ client, site, dataDir: parts.dataDir })),
      ),
  }),
  siteEndpoint({
    ...shared,
    path: "/content/{kind}",
    summary: "The items of one of the site's own kinds of content",
    description: `In the agency's order, with who last changed each.\n\n\`${CURL}/news\``,
    operationId: "contentItems",
    params: { kind: "Name of the agency's own kind of content. Example: `news`" },
    answer: ContentItems,
    problems: ["not-found"],
    handle: ({ site, parts, params }) =>
      onOwnConnection({ site, parts }, async (client) =>
        answer(await listItems({ client, site, dataDir: parts.dataDir }, params["kind"] ?? "")),
      ),
  }),
];

async function listContent(store: SiteStore): Promise<SiteContent> {
  const { client, site } = store;
  const pages = (await readPart<Page[]>(store, "pages")) ?? [];
  const changes = await findLastChanges(client, site.id, "pages/");
  const entities = (await readPart<CustomEntity[]>(store, "entities")) ?? [];
  const counts = await countItems(client, site.id);
  return {
    pages: pages
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, title, paths }) => ({
        id,
        title,
        addresses: addressesIn(site, (locale) => paths[locale]),
        lastChange: changes.get(`pages/${id}`) ?? null,
      })),
    kinds: entities.map((entity) => Object.assign({}, entity, { count: counts.get(entity.name) ?? 0 })),
    offices: await findOffices(client, site.id),
    collections: await findCollections(client, site.id),
  };
}

async function listItems(store: SiteStore, name: string): Promise<ContentItems> {
  const { client, site } = store;
  const entities = (await readPart<CustomEntity[]>(store, "entities")) ?? [];
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new AppError("not-found");
  const items = (await readPart<EntityItem[]>(store, "entity-items", name)) ?? [];
  const page = (await readPart<Page[]>(store, "pages"))?.find(({ id }) => id === entity.pageId);
  const changes = await findLastChanges(client, site.id, `entities/${name}/items/`);
  return {
    kind: name,
    items: items.map(({ id, title, date = null, paths }) => ({
      id,
      title,
      date,
      addresses: addressesOfItem(paths, page?.paths),
      lastChange: changes.get(`entities/${name}/items/${id}`) ?? null,
    })),
  };
}

function addressesIn({ locales }: Site, pathIn: (locale: Locale) => string | undefined) {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = pathIn(locale);
      return path === undefined ? [] : [[locale, hrefOfPage(locale, path)]];
    }),
  );
}

async function countItems(client: ClientBase, siteId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ key: string; count: number }>(
    "select key, jsonb_array_length(document::jsonb) as count from site_part where site_id = $1 and kind = 'entity-items'",
    [siteId],
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** As they stand: the site of the call may be a moment old. */
async function findOffices(client: ClientBase, siteId: string): Promise<SiteContent["offices"]> {
  const { rows } = await client.query<{ offices: Site["offices"] | null }>(
    "select document -> 'offices' as offices from site where site_id = $1",
    [siteId],
  );
  return (rows[0]?.offices ?? []).map(({ id, name }) => ({ id, name }));
}
