import { expect } from "vitest";
import { testPerson } from "#features/desk/testing/test-person.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { OpenStorage } from "../open-storage.ts";
import { NOW, type VisitorIds } from "./two-sites-visitors.ts";

type Write = (storage: OpenStorage, client: Transaction, ids: VisitorIds) => Promise<unknown>;
type Read = (storage: OpenStorage, siteId: string, ids: VisitorIds) => Promise<unknown>;

/** What the desk of one site writes, with what another one has as well. */
export const DESK_WRITES = {
  "desk.addPerson": ({ desk }, client) =>
    desk.addPerson(client, "left", testPerson("links", "new@example.be"), NOW),
  "desk.addSignInLink": ({ desk }, client, { desk: { personId } }) =>
    desk.addSignInLink(client, "left", { personId, expiresAt: NOW }),
  "desk.signInByLink": async ({ desk }, _client, { desk: { link } }) => {
    const begun = await desk.signInByLink("left", { secret: link, device: "links", now: NOW });
    expect(begun?.person.name ?? "links").toBe("links");
  },
  "desk.endSession": ({ desk }, _client, { desk: { personId, sessionId } }) =>
    desk.endSession("left", { personId, sessionId }),
  "desk.changePerson": ({ desk }, client, { desk: { personId } }) =>
    desk.changePerson(client, "left", personId, { name: "Links" }),
  "desk.removePerson": async ({ desk }, client, { desk: { personId } }) => {
    await desk.addPerson(client, "left", testPerson("links", "editor@example.be", { role: "editor" }), NOW);
    return desk.removePerson(client, "left", personId);
  },
} satisfies Record<string, Write>;

export const DESK_READS = {
  "desk.listPeople": (storage, siteId) => storage.desk.listPeople(siteId),
  "desk.findPersonByEmail": (storage, siteId, { desk: { email } }) =>
    storage.desk.findPersonByEmail(siteId, email),
  "desk.findSession": (storage, siteId, { desk: { session } }) =>
    storage.desk.findSession(siteId, session, NOW),
  "desk.listSessions": (storage, siteId, { desk: { personId } }) =>
    storage.desk.listSessions(siteId, personId, NOW),
} satisfies Record<string, Read>;
