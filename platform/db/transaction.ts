import type { ClientBase } from "pg";

/** A connection inside a transaction: what is written with it counts when all of it does. */
export type Transaction = Pick<ClientBase, "query">;
