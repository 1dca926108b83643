import type { ClientBase } from "pg";
import type { Agendas } from "#features/visits/schema.ts";
import type { Agreements } from "#features/site/schema/agreement.ts";
import { CustomEntity, type Entities } from "#features/pages/entity/schema.ts";
import type { Menus, Page, Translations } from "#features/site/schema/page.ts";
import type { Collections, ReferenceData } from "#features/site/schema/reference.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { keepContent } from "../versions/content-versions.ts";
import type { Change } from "../versions/store-versions.ts";
import { DERIVED_FORM } from "./derived-form.ts";

/** Everything of a site's bundle but its listings, rentals and media. */
export type SiteContent = {
  readonly site: Site;
  readonly menus: Menus;
  readonly pages: readonly Page[];
  readonly reference: ReferenceData;
  readonly collections: Collections;
  readonly agreements: Agreements;
  readonly agendas?: Agendas;
  readonly entities?: Entities;
  readonly translations: { readonly [locale in Locale]?: Translations };
};

/** What differs from what stood there; `kinds` names the row of the site itself `site`. */
export type SiteChange = { readonly isNew: boolean; readonly kinds: ReadonlySet<string> };

/**
 * Writes a site's own content in the importer's transaction, after `beginImport` and before `finishImport` (which
 * takes names and orders from `reference`); what it changes is kept under who did it. Throws `HostnameTakenError` when another site has one of the host names.
 */
export async function writeSite(
  client: ClientBase,
  content: SiteContent,
  change: Change | null = null,
): Promise<SiteChange> {
  const { id } = content.site;
  const parts = partsOf(content);
  if (change) await keepContent(client, id, { site: content.site, parts }, change);
  const row = await writeSiteRow(client, content.site);
  const former = await client.query<{ address: string }>(FIND_ADDRESSES, [id]);
  const written = await client.query<Part>(WRITE_PARTS, [id, JSON.stringify(parts)]);
  const dropped = await client.query<Part>(DROP_PARTS, [id, parts.map(([kind, key]) => `${kind}/${key}`)]);
  const kinds = new Set([...written.rows, ...dropped.rows].map(({ kind }) => kind));
  if (row !== "same") kinds.add("site");
  if (kinds.size > 0) {
    const { rows } = await client.query<{ address: string }>(FIND_ADDRESSES, [id]);
    const addresses = new Set(rows.map(({ address }) => address));
    // A setting may hide what was shown: streets in texts, listings by their status.
    const isWithdrawn = row === "changed" || former.rows.some(({ address }) => !addresses.has(address));
    const change = { siteId: id, scope: "site", listings: "unchanged" } as const;
    await notifyChange(client, isWithdrawn ? { ...change, withdraws: true } : change);
  }
  return { isNew: row === "new", kinds };
}

type Part = { readonly kind: string };

type NewPart = readonly [kind: string, key: string, value: unknown];

function partsOf(content: SiteContent): NewPart[] {
  return [
    ["menus", "", content.menus],
    ["pages", "", content.pages],
    ["reference", "", content.reference],
    ["collections", "", content.collections],
    ["agreements", "", content.agreements],
    ["agenda", "", content.agendas ?? []],
    ...entityParts(content.entities ?? []),
    ...Object.entries(content.translations).map(([locale, words]): NewPart => [
      "translations",
      locale,
      words,
    ]),
  ];
}

/** Pages ask for what entities there are far more often than for the items of one. */
function entityParts(entities: Entities): NewPart[] {
  return [
    ["entities", "", entities.map((entity) => CustomEntity.parse(entity))],
    ...entities.map(({ name, items }): NewPart => ["entity-items", name, items]),
  ];
}

/** Another site answers at this host name already. */
export class HostnameTakenError extends Error {
  readonly hostname: string;

  constructor(hostname: string) {
    super(`another site has the host name ${hostname}`);
    this.hostname = hostname;
  }
}

async function writeSiteRow(client: ClientBase, site: Site): Promise<"new" | "changed" | "same"> {
  const taken = await client.query<{ hostname: string }>(
    "select hostname from hostname where site_id <> $1 and hostname = any($2) limit 1",
    [site.id, site.hostnames],
  );
  if (taken.rows[0]) throw new HostnameTakenError(taken.rows[0].hostname);
  const values = [site.id, JSON.stringify(site), site.isDefault];
  const { rows } = await client.query<{ is_new: boolean }>(WRITE_SITE, values);
  await client.query("delete from hostname where site_id = $1 and hostname <> all($2)", [
    site.id,
    site.hostnames,
  ]);
  await client.query(
    "insert into hostname (site_id, hostname) select $1, unnest($2::text[]) on conflict do nothing",
    [site.id, site.hostnames],
  );
  if (!rows[0]) return "same";
  return rows[0].is_new ? "new" : "changed";
}

const WRITE_SITE = `
  insert into site (site_id, document, is_default, changed_at, derived_form) values ($1, $2, $3, now(), ${DERIVED_FORM})
  on conflict (site_id) do update
    set document = excluded.document, is_default = excluded.is_default, changed_at = excluded.changed_at
    where site.document is distinct from excluded.document
  returning xmax = 0 as is_new`;

const rowsOf = (document: string) =>
  `jsonb_array_elements(case jsonb_typeof(${document}) when 'array' then ${document} else '[]' end)`;

/** A row that stands as it stood keeps its moment, known or not. */
const WRITE_PARTS = `
  insert into site_part as stored (site_id, kind, key, document, changed_at, row_moments)
  select $1, part ->> 0, part ->> 1, part -> 2, now(), (
    select coalesce(jsonb_object_agg(given ->> 'id', now()), '{}') from ${rowsOf("part -> 2")} as given
    where given ->> 'id' is not null)
  from jsonb_array_elements($2::jsonb) as part
  on conflict (site_id, kind, key) do update
    set document = excluded.document, changed_at = excluded.changed_at, row_moments = (
      select excluded.row_moments || coalesce(jsonb_object_agg(kept ->> 'id', stored.row_moments -> (kept ->> 'id')), '{}')
      from (
        select given as kept from ${rowsOf("excluded.document")} as given
        intersect select former from ${rowsOf("stored.document")} as former
      ) as unchanged where kept ->> 'id' is not null)
    where stored.document is distinct from excluded.document
  returning kind`;

/** Where the agency's own pages and items stand, in each language. */
const FIND_ADDRESSES = `
  select concat_ws(' ', part.key, path.key, path.value) as address
  from site_part as part, jsonb_array_elements(document) as content, jsonb_each_text(content -> 'paths') as path
  where site_id = $1 and kind in ('pages', 'entity-items')`;

const DROP_PARTS = `delete from site_part where site_id = $1 and kind || '/' || key <> all($2) returning kind`;
