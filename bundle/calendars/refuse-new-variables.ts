import type { ClientBase } from "pg";
import { RENTALS_FILE } from "../files/bundle-files.ts";
import { namedCalendars } from "./sync-calendars.ts";

type Kind = "sales-rep" | "rental";

const PLACES: Readonly<Record<Kind, { readonly file: string; readonly path: string }>> = {
  "sales-rep": { file: "agenda.json", path: "busyCalendarVariable" },
  rental: { file: RENTALS_FILE, path: "takenCalendarVariable" },
};

/** A write names a variable of the server that its site did not name before. */
export class NewVariable extends Error {
  readonly place: { readonly file: string; readonly path: string };

  constructor({ kind, variable }: Named) {
    super(
      `only who runs the server names ${variable} for this site; the address itself may be given instead`,
    );
    this.place = PLACES[kind];
  }
}

/**
 * Does a write of an agency, and throws {@link NewVariable} where the site then names a variable that it did not name before, so
 * that the transaction changes nothing: it may hold the address of another agency's calendar.
 */
export async function refuseNewVariables<T>(
  client: ClientBase,
  siteId: string,
  write: () => Promise<T>,
): Promise<T> {
  const before = new Set((await findNamed(client, siteId)).map(({ variable }) => variable));
  const written = await write();
  const added = (await findNamed(client, siteId)).find(({ variable }) => !before.has(variable));
  if (added) throw new NewVariable(added);
  return written;
}

type Named = { readonly kind: Kind; readonly variable: string };

async function findNamed(client: ClientBase, siteId: string): Promise<Named[]> {
  const { rows } = await client.query<Named>(FIND, [siteId]);
  return rows;
}

const FIND = `select kind, variable from (${namedCalendars("site_id = $1")}) as named where variable is not null`;
