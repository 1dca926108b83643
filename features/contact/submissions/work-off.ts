import type { Log } from "#platform/log/log.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Storage } from "#features/site/storage.ts";

type WorkOffParts = {
  readonly storage: Pick<Storage, "submissions" | "findSuspendedSites">;
  readonly log: Log;
};

type Work<Due> = {
  /** Takes some of what is due off the list, of all sites but these. */
  readonly take: (transaction: Transaction, except: readonly string[]) => Promise<readonly Due[]>;
  /** Answers how many mails it stored. */
  readonly workOn: (transaction: Transaction, siteId: string, due: readonly Due[]) => Promise<number>;
};

/**
 * Works off what is due on all sites that are served; taking some off the list and working on it is one transaction. Of a site that fails
 * nothing is taken before the next run, and the others go on. Answers how many mails were stored.
 */
export async function workOff<Due extends { readonly siteId: string }>(
  { storage, log }: WorkOffParts,
  { take, workOn }: Work<Due>,
): Promise<number> {
  let stored = 0;
  const except = await storage.findSuspendedSites();
  for (;;) {
    let at: string | null = null;
    try {
      const { taken, mails } = await storage.submissions.transactInJob(async (transaction) => {
        const all = await take(transaction, except);
        let mails = 0;
        for (const [siteId, due] of Map.groupBy(all, (one) => one.siteId)) {
          at = siteId;
          mails += await workOn(transaction, siteId, due);
        }
        at = null;
        return { taken: all.length, mails };
      });
      stored += mails;
      // Fewer than asked may be all that other servers left, so that there can be more behind them.
      if (taken === 0) return stored;
    } catch (err) {
      if (at === null) throw err;
      log.error({ siteId: at, err }, "what is due on a site can't be sent: the next run tries again");
      except.push(at);
    }
  }
}
