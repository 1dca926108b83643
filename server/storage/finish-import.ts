import type { ClientBase } from "pg";

export type ImportOutcome = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Every estate that is shown differently now, with the projects of changed entities. */
  readonly ids: number[];
};

/**
 * Merges what was staged into the site's estates, in the importer's transaction: only changed rows are written,
 * projects get their price, bedrooms and collections from their entities, entities get their address from their
 * project, removed estates leave a tombstone (unless partial), and every server is told when the transaction commits.
 */
export async function finishImport(
  client: ClientBase,
  siteId: string,
  options: { readonly partial: boolean },
): Promise<ImportOutcome> {
  throw new Error(`finishImport of ${siteId} (${client.constructor.name}, ${options.partial}) comes next`);
}
