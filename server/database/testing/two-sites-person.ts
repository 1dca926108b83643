import { testPerson } from "#features/desk/testing/test-person.ts";
import type { OpenStorage } from "../open-storage.ts";

const NOW = new Date("2026-03-02T11:00:00Z");
const DAY = 86_400_000;

/** Both sites have a passkey of this id. */
export const PASSKEY = { id: "same", publicKey: new Uint8Array([1]), counter: 1, transports: [] } as const;

/** Somebody of the agency, with a session, another link, a passkey and what one is asked to sign. */
export async function storePerson({ desk, transact }: OpenStorage, siteId: string, mark: string) {
  const email = `${mark}@desk.example`;
  const expiresAt = new Date(NOW.getTime() + DAY);
  const addLink = (personId: string) =>
    transact((transaction) => desk.addSignInLink(transaction, siteId, { personId, expiresAt }));
  const person = await transact((transaction) =>
    desk.addPerson(transaction, siteId, testPerson(mark, email), NOW),
  );
  const personId = person!.id;
  const secret = await addLink(personId);
  const begun = await desk.signInByLink(siteId, { secret, device: mark, replaces: null, now: NOW });
  const [session] = await desk.listSessions(siteId, personId, NOW);
  const link = await addLink(personId);
  const passkey = { ...PASSKEY, personId, name: mark, transports: [mark], now: NOW };
  await transact((transaction) => desk.addPasskey(transaction, siteId, passkey));
  await desk.addChallenge(siteId, { challenge: "asked", personId, expiresAt });
  return { email, personId, link, session: begun!.secret, sessionId: session!.id };
}
