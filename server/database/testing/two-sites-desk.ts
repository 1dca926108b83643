import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { calendarUidOf } from "#features/visits/queries/booked-visit-row.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { OpenStorage } from "../open-storage.ts";
import { PASSKEY } from "./two-sites-person.ts";
import { ID, NOW, type VisitorIds } from "./two-sites-visitors.ts";

type Write = (storage: OpenStorage, client: Transaction, ids: VisitorIds) => Promise<unknown>;
type Read = (storage: OpenStorage, siteId: string, ids: VisitorIds) => Promise<unknown>;

/** What the desk of one site writes, with what another one has as well. */
export const DESK_WRITES = {
  "desk.addPerson": ({ desk }, client) =>
    desk.addPerson(client, "left", testPerson("links", "new@example.be"), NOW),
  "desk.addSignInLink": ({ desk }, client, { desk: { personId } }) =>
    desk.addSignInLink(client, "left", { personId, expiresAt: NOW }),
  "desk.signInByLink": async ({ desk }, _client, { desk: { link } }) => {
    const begun = await desk.signInByLink("left", {
      secret: link,
      device: "links",
      replaces: null,
      now: NOW,
    });
    expect(begun?.person.name ?? "links").toBe("links");
  },
  "desk.addChallenge": ({ desk }) =>
    desk.addChallenge("left", { challenge: randomUUID(), personId: null, expiresAt: NOW }),
  "desk.takeChallenge": ({ desk }, _client, { desk: { personId } }) =>
    desk.takeChallenge("left", { challenge: "asked", personId, now: NOW }),
  "desk.addPasskey": ({ desk }, client, { desk: { personId } }) =>
    desk.addPasskey(client, "left", { ...PASSKEY, id: "new", personId, name: "links", now: NOW }),
  "desk.signInByPasskey": async ({ desk }, _client, { desk: { personId } }) => {
    const signing = {
      passkey: { id: PASSKEY.id, personId },
      counter: 2,
      device: "links",
      replaces: null,
      now: NOW,
    };
    await desk.signInByPasskey("left", signing).catch(() => undefined);
  },
  "desk.removePasskey": ({ desk }, client, { desk: { personId } }) =>
    desk.removePasskey(client, "left", { personId, id: PASSKEY.id }),
  "desk.endSession": ({ desk }, _client, { desk: { personId, sessionId } }) =>
    desk.endSession("left", { personId, sessionId }),
  "desk.changePerson": ({ desk }, client, { desk: { personId } }) =>
    desk.changePerson(client, "left", personId, { name: "Links" }),
  "desk.removePerson": async ({ desk }, client, { desk: { personId } }) => {
    await desk.addPerson(client, "left", testPerson("links", "editor@example.be", { role: "editor" }), NOW);
    return desk.removePerson(client, "left", personId);
  },
  "figures.addSearches": ({ figures }) =>
    figures.addSearches("left", {
      day: "2026-03-02",
      searches: [{ deal: "sale", kind: 1, band: 1, places: ["c1"], foundNothing: false, count: 9 }],
    }),
} satisfies Record<string, Write>;

export const DESK_READS = {
  "visits.findByCalendarUid": (storage, siteId) =>
    storage.visits.findByCalendarUid(siteId, calendarUidOf(ID)),
  "desk.findPasskey": (storage, siteId) => storage.desk.findPasskey(siteId, PASSKEY.id),
  "desk.listPasskeys": (storage, siteId, { desk: { personId } }) =>
    storage.desk.listPasskeys(siteId, personId),
  "desk.listSalesReps": (storage, siteId) => storage.desk.listSalesReps(siteId),
  "desk.listPeople": (storage, siteId) => storage.desk.listPeople(siteId),
  "desk.findPersonByEmail": (storage, siteId, { desk: { email } }) =>
    storage.desk.findPersonByEmail(siteId, email),
  "desk.findSession": (storage, siteId, { desk: { session } }) =>
    storage.desk.findSession(siteId, session, NOW),
  "desk.listSessions": (storage, siteId, { desk: { personId } }) =>
    storage.desk.listSessions(siteId, personId, NOW),
  "figures.findHomes": (storage, siteId) =>
    storage.figures.findHomes(siteId, { from: "2020-01-01", until: "2040-01-01", deal: "sale" }),
} satisfies Record<string, Read>;
