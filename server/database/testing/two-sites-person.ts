import { testPerson } from "#features/desk/testing/test-person.ts";
import type { OpenStorage } from "../open-storage.ts";

const NOW = new Date("2026-03-02T11:00:00Z");
const DAY = 86_400_000;

/** Somebody of the agency, with a session and another link. */
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
  const begun = await desk.signInByLink(siteId, { secret, device: mark, now: NOW });
  const [session] = await desk.listSessions(siteId, personId, NOW);
  const link = await addLink(personId);
  return { email, personId, link, session: begun!.secret, sessionId: session!.id };
}
