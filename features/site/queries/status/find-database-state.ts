import { SERVER_NAME_BEGINS } from "../listen-for-changes.ts";
import type { StatusReader } from "./status-reader.ts";

export type DatabaseState = {
  readonly version: string;
  readonly bytes: number;
  readonly connections: number;
  readonly mostConnections: number;
  /** Servers that hear of changes now: `machine:process`, and since when. */
  readonly servers: ReadonlyArray<{ readonly name: string; readonly since: Date }>;
  /** The migration that was applied last. */
  readonly migration: string | null;
};

/** How the database does, and which servers are connected to it. */
export async function findDatabaseState(reader: StatusReader): Promise<DatabaseState> {
  const whole = await reader.query<Omit<DatabaseState, "servers">>(`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "mostConnections",
      (select name from migration order by name desc limit 1) as migration`);
  const servers = await reader.query<DatabaseState["servers"][number]>(
    `select substr(application_name, $1) as name, backend_start as since from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $2) order by 1`,
    [SERVER_NAME_BEGINS.length + 1, SERVER_NAME_BEGINS],
  );
  return { ...whole.rows[0]!, servers: servers.rows };
}
