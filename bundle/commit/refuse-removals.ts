import type { ClientBase } from "pg";
import { tooManyRemovals } from "#domain/site/too-many-removals.ts";
import { ESTATES_FILE } from "../ids/estate-lines.ts";
import { IS_OWN } from "../ids/listing-sources.ts";
import { RENTALS_FILE } from "../rentals/check-rentals.ts";

type Guard = { readonly file: string; readonly things: string; readonly count: string };

/** Each counts what the site has, of listings what the given source brought, and what of it is not staged, or not among the given ids. */
const GUARDS = {
  listings: {
    file: ESTATES_FILE,
    things: "listings",
    count: `
      select count(*) as total, count(*) filter (where s.id is null) as removed
      from estate e left join staged_estate s using (id) where e.site_id = $1 and ${IS_OWN}`,
  },
  withdrawals: {
    file: ESTATES_FILE,
    things: "listings",
    count: `select count(*) as total, $3::int as removed from estate e where e.site_id = $1 and ${IS_OWN}`,
  },
  rentals: {
    file: RENTALS_FILE,
    things: "holiday homes",
    count: `
      select count(*) as total, count(*) filter (where s.id is null) as removed
      from rental_unit u left join staged_rental s using (id) where u.site_id = $1`,
  },
  pages: {
    file: "pages",
    things: "pages",
    count: `
      select count(*) as total, count(*) filter (where not (page ->> 'id')::bigint = any($2::bigint[])) as removed
      from site_part, jsonb_array_elements(document) as page where site_id = $1 and kind = 'pages'`,
  },
} as const satisfies Record<string, Guard>;

/** An import would take off so much of a site that somebody has to say that it is meant. */
export class RemovalsRefused extends Error {
  readonly file: string;

  constructor({ file, things }: Guard, { removed, total }: { removed: number; total: number }) {
    super(
      `this takes off ${removed} of ${total} ${things} of the site; --allow-removals says that it is meant`,
    );
    this.file = file;
  }
}

/** In the importer's transaction, when things are staged and before any of them is written. */
export async function refuseRemovals(
  client: ClientBase,
  what: keyof typeof GUARDS,
  siteId: string,
  ...given: ReadonlyArray<string | number | readonly number[]>
): Promise<void> {
  const guard = GUARDS[what];
  const { rows } = await client.query<{ removed: number; total: number }>(guard.count, [siteId, ...given]);
  const counts = { removed: Number(rows[0]!.removed), total: Number(rows[0]!.total) };
  if (tooManyRemovals(counts)) throw new RemovalsRefused(guard, counts);
}
