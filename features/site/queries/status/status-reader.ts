import type { QueryResult, QueryResultRow } from "pg";

/** A pool or a connection, for questions about all sites at once: an operator's, never a visitor's. */
export type StatusReader = {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
};
