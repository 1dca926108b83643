import { afterAll, expect, test } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { openVisits } from "#server/api/testing/open-visits.ts";
import type { Reserved } from "../schema.ts";

const visits = await openVisits();
afterAll(() => visits.close());

const api = visits.api();
const RESERVATION = "/api/sites/huyzen/live-agenda/reservation";

const visitor = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 12 34 56" };

async function book(start: string, estateId: number) {
  const answer = await api.ask("POST", RESERVATION, { estateId, start, visitor, privacy: true });
  return (await answer.json()) as Reserved;
}

/** Whose mails of a visit name the street, in their words, their way there and their calendar file. */
async function toldOfStreet(id: string) {
  const drafts = (await visits.mails()).filter(({ draft }) => draft.includes(id));
  return drafts
    .filter(({ draft }) => {
      const { attachments } = JSON.parse(draft) as MailDraft;
      const said = [/"place": ?"[^"]*Geheimstraat/.test(draft), draft.includes("openstreetmap.org")];
      said.push(String(attachments?.[0]?.content).includes("Geheimstraat"));
      expect(new Set(said).size, draft).toBe(1);
      return said[0];
    })
    .map(({ recipient }) => recipient)
    .toSorted();
}

test("mails of a visit name the street and link to the way there", async () => {
  const { id } = await book("2026-07-24T07:00:00Z", 1);
  expect(await toldOfStreet(id)).toEqual(["an@example.be", "lotte@example.be"]);
});

test("of a hidden address the sales rep is told where to go, the visitor only the city", async () => {
  const { id } = await book("2026-07-24T07:45:00Z", 2);
  expect(await toldOfStreet(id)).toEqual(["lotte@example.be"]);
  expect((await visits.mails()).filter(({ draft }) => draft.includes(id))).toHaveLength(2);
  const moved = await api.ask("PATCH", `${RESERVATION}/${id}`, { start: "2026-07-24T08:30:00Z" });
  expect(moved.status).toBe(200);
  expect(await toldOfStreet(id)).toEqual(["lotte@example.be", "lotte@example.be"]);
});

test("of a visit that is off the sales rep still reads which hidden address it was", async () => {
  const { id } = await book("2026-07-25T07:00:00Z", 2);
  await api.ask("DELETE", `${RESERVATION}/${id}`);
  const off = (await visits.mails()).filter(
    ({ name, draft }) => /cancelled/.test(name) && draft.includes(id),
  );
  expect(off.filter(({ draft }) => draft.includes("Geheimstraat")).map(({ recipient }) => recipient)).toEqual(
    ["lotte@example.be"],
  );
});
