import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { statement } from "./statement.ts";

/** One combination of what listings are counted by, as `estate.kind_id` points to it. */
export type Kind = {
  readonly kind_id: number;
  readonly head_type: number;
  readonly sub_type: number;
  readonly transaction: number;
  readonly is_project: boolean;
  readonly country: string;
  readonly bedrooms: readonly number[];
};

export function readKinds(
  { database, queryCache }: DatabaseReader,
  siteId: string,
): Promise<readonly Kind[]> {
  return queryCache.getOrLoad(
    siteId,
    "kinds",
    async () => {
      const { rows } = await database.query<Kind>(
        statement(siteId, () => "select * from kind where site_id = $1 order by kind_id"),
      );
      return rows;
    },
    ({ length }) => length,
  );
}
