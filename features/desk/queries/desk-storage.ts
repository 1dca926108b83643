import type { Pool } from "pg";
import type { Transaction } from "#platform/db/transaction.ts";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { changePerson, listPeople, removePerson } from "./change-people.ts";
import { addPerson, findPersonByEmail } from "./people.ts";
import {
  addChallenge,
  addPasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  type Passkey,
  removePasskey,
  takeChallenge,
} from "./passkeys.ts";
import { listSalesReps } from "./sales-reps.ts";
import {
  type Beginning,
  type BegunSession,
  beginSession,
  dropEnded,
  endSession,
  findSession,
  listSessions,
} from "./sessions.ts";
import { addSignInLink, useSignInLink } from "./sign-in-links.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    /** People of the agency, and how they sign in to the desk. */
    readonly desk: ReturnType<typeof openDesk>;
  }
}

type Pools = { readonly visitors: Pool; readonly lookups: Pool };
type Using = Beginning & { readonly secret: string };
type Signing = Beginning & {
  readonly passkey: Pick<Passkey, "id" | "personId">;
  readonly counter: number;
};

export function openDesk({ visitors, lookups }: Pools) {
  return {
    addPerson,
    addSignInLink,
    listPeople: listPeople.bind(null, lookups),
    listSalesReps: listSalesReps.bind(null, lookups),
    changePerson,
    removePerson,
    findPersonByEmail: findPersonByEmail.bind(null, lookups),
    /** Begins a session with the secret of a link; null where the link signs nobody in. */
    signInByLink(siteId: string, { secret, ...beginning }: Using): Promise<BegunSession | null> {
      const signIn = async (transaction: Transaction) => {
        const personId = await useSignInLink(transaction, siteId, secret, beginning.now);
        return personId === null ? null : beginSession(transaction, siteId, { personId, ...beginning });
      };
      return inTransaction(visitors, signIn, FORM_MS);
    },
    /** Begins a session of whose passkey signed. */
    signInByPasskey(
      siteId: string,
      { passkey: { id, personId }, counter, ...beginning }: Signing,
    ): Promise<BegunSession> {
      const signIn = async (transaction: Transaction) => {
        await notePasskeyUse(transaction, siteId, { id, counter, now: beginning.now });
        return beginSession(transaction, siteId, { personId, ...beginning });
      };
      return inTransaction(visitors, signIn, FORM_MS);
    },
    addChallenge: addChallenge.bind(null, lookups),
    takeChallenge: takeChallenge.bind(null, lookups),
    addPasskey,
    removePasskey,
    findPasskey: findPasskey.bind(null, lookups),
    listPasskeys: listPasskeys.bind(null, lookups),
    findSession: findSession.bind(null, lookups),
    listSessions: listSessions.bind(null, lookups),
    endSession: endSession.bind(null, lookups),
    dropEnded: dropEnded.bind(null, lookups),
  };
}
