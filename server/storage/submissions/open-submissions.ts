import type { Pool } from "pg";
import { createJobSender } from "#platform/jobs/job-sender.ts";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { accept } from "./accept.ts";
import { guard } from "./guard.ts";
import { createSecrets } from "#platform/secrets/site-secrets.ts";
import { createTokens } from "#platform/secrets/signed-tokens.ts";
import { createStoreMails } from "./store-mails.ts";
import type { Transaction } from "#platform/db/transaction.ts";

type Pools = {
  readonly visitors: Pool;
  readonly jobs: Pool;
  /** What a transaction looks up beside itself: were it the same pool, transactions could wait for each other for ever. */
  readonly lookups: Pool;
};

/** Everything of the storage that a visitor's form needs. */
export function openSubmissions({ visitors, jobs, lookups }: Pools) {
  const secrets = createSecrets(lookups);
  const storeMails = createStoreMails(createJobSender(lookups));
  return {
    secrets,
    tokens: createTokens(secrets),
    submissions: {
      guard: guard.bind(null, secrets),
      accept: accept.bind(null, { pool: visitors, storeMails }),
      transact: <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(visitors, work, FORM_MS),
      transactInJob: <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(jobs, work),
      storeMails,
    },
  };
}
