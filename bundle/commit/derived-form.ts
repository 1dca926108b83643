import type { ClientBase } from "pg";

/**
 * The form of everything that is derived from stored documents: cards, columns, words, what is hidden. Raise it when the
 * outcome for any document changes; `derived-form.test.ts` tells when. Servers then rebuild the sites of an older form.
 */
export const DERIVED_FORM = 9;

/** A site that an older version wrote into is of its older form from then on; a newer one stays as it is until it is rebuilt. */
export async function keepOlderForm(client: Pick<ClientBase, "query">, siteId: string): Promise<void> {
  await client.query("update site set derived_form = $2 where site_id = $1 and derived_form > $2", [
    siteId,
    DERIVED_FORM,
  ]);
}

/** Notes, in the transaction that rebuilt a site, that its rows have the form of this version. */
export async function noteForm(client: Pick<ClientBase, "query">, siteId: string): Promise<void> {
  await client.query("update site set derived_form = $2 where site_id = $1", [siteId, DERIVED_FORM]);
}

/** The sites whose rows an older version derived. */
export async function findOutdatedSites(client: Pick<ClientBase, "query">): Promise<string[]> {
  const { rows } = await client.query<{ site_id: string }>(
    "select site_id from site where derived_form < $1 order by site_id",
    [DERIVED_FORM],
  );
  return rows.map((row) => row.site_id);
}
