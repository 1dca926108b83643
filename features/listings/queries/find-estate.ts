import type { Estate } from "../schema/estate.ts";
import type { SalesRep } from "../schema/media.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { FULL_VIEW } from "../search/result-views.ts";

/** A published estate, one that was taken off (a tombstone) or that its agency hides, or none that ever was. */
export type FoundEstate =
  | { readonly kind: "published"; readonly estate: Estate }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

/** A published node, whole: a project with its units. */
export async function findEstate(
  { database }: DatabaseReader,
  siteId: string,
  estateId: number,
): Promise<FoundEstate> {
  const { rows } = await database.query<{ estate: Estate | null; is_gone: boolean }>({
    text: `select
        (select ${FULL_VIEW} from estate e join estate_content c using (site_id, id)
          where e.site_id = $1 and e.id = $2 and not e.hidden)::json as estate,
        exists (select from tombstone where site_id = $1 and id = $2)
          or exists (select from estate where site_id = $1 and id = $2 and hidden) as is_gone`,
    values: [siteId, estateId],
  });
  const { estate, is_gone: isGone } = rows[0]!;
  if (estate) return { kind: "published", estate };
  return { kind: isGone ? "gone" : "unknown" };
}

/** The estate's own contact person, else its project's. */
export async function findContactInfo(
  { database }: DatabaseReader,
  siteId: string,
  estateId: number,
): Promise<SalesRep | null> {
  const { rows } = await database.query<{ rep: SalesRep | null }>({
    text: `select coalesce(nullif(c.document -> 'salesRep', 'null'), nullif(p.document -> 'salesRep', 'null')) as rep
      from estate e join estate_content c using (site_id, id)
      left join estate_content p on p.site_id = $1 and p.id = e.parent_id
      where e.site_id = $1 and e.id = $2`,
    values: [siteId, estateId],
  });
  return rows[0]?.rep ?? null;
}

/** Everything that has an address of its own and answers there, for a sitemap. */
export async function listEstateAddresses({ database }: DatabaseReader, siteId: string) {
  const { rows } = await database.query<{ id: number; uri: Estate["uri"]; changed_at: Date }>({
    text: `select e.id, c.uri, c.changed_at from estate e join estate_content c using (site_id, id)
        left join estate p on p.site_id = $1 and p.id = e.parent_id
      where e.site_id = $1 and c.uri is not null and not (${IS_HIDDEN})
        and (p.id is null or not (${IS_PARENT_HIDDEN})) order by e.id`,
    values: [siteId],
  });
  return rows.map(({ id, uri, changed_at: changedAt }) => ({ id, uri, changedAt: changedAt.toISOString() }));
}

function isHidden(row: "e" | "p"): string {
  return `(${row}.hidden or ${row}.transaction::text in (
    select jsonb_array_elements_text(s.document -> 'settings' -> 'hiddenStatus') from site s where s.site_id = $1))`;
}

/** The agency hides the estate, or its status is one whose own address is gone (the site's setting `hiddenStatus`). */
export const IS_HIDDEN = isHidden("e");

/** The same of the project `p` that it stands in. */
export const IS_PARENT_HIDDEN = isHidden("p");
