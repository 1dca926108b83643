import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { type Criteria, criteriaOf } from "#domain/alerts/criteria.ts";
import type { Frequency } from "#domain/alerts/frequency.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { renderMail } from "#server/outbound/mail/render-mail.tsx";
import { readSubscriptionToken } from "../api/subscription-token.ts";
import { createLog } from "#platform/log/log.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, testSite, type TestNode } from "#bundle/testing/test-import.ts";
import { sendAlerts } from "./send-alerts.ts";

const ANYTHING = criteriaOf(EMPTY_LISTING_QUERY);
const GHENT = { id: 1, zip: "9000", name: "Gent" };
const SECRET = "Geheimstraat";

type Facts = { price?: number; transaction?: number; hidden?: boolean; vat?: boolean };

function home(id: number, { price = 300_000, transaction = 1, hidden, vat }: Facts = {}): TestNode {
  const street = hidden ? SECRET : "Kouter";
  return {
    general: {
      id,
      headType: { id: 1, name: { nl: "Huis", fr: "Maison" } },
      transaction: { id: transaction, name: { nl: "Te koop", fr: "À vendre" } },
      price: { value: price },
      title: { nl: `Huis ${id}` },
      address: { visible: !hidden, street: { nl: street }, number: "7", city: GHENT },
    },
    ...(vat && { property: { financial: { vat_regime: true } } }),
  };
}

/** Monday 2 March 2026, 12:00 in Brussels, and hours after it. */
const at = (hours: number) => new Date(Date.parse("2026-03-02T11:00:00Z") + hours * 3_600_000);

const partsOf = (storage: OpenStorage, write: (text: string) => void = () => undefined) => ({
  storage,
  log: createLog({ level: "error", now: () => at(0), destination: { write } }),
  originOf: (site: { readonly id: string }) => `https://www.${site.id}.example`,
});

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  const send = (hours: number, by: "first" | "second" = "first") =>
    sendAlerts(partsOf(servers[by]), at(hours));

  let sites = 0;
  async function site(...nodes: TestNode[]) {
    const siteId = `agency-${++sites}`;
    const importListings = (hours: number, ...all: TestNode[]) =>
      importForTest(servers.first, { siteId, nodes: all, now: at(hours) });
    await importListings(-100, ...nodes);
    return { siteId, importListings };
  }

  async function subscribe(
    siteId: string,
    more: { criteria?: Partial<Criteria>; frequency?: Frequency; locale?: "nl" | "fr" } = {},
  ) {
    const { subscriptions, submissions } = servers.first;
    const { criteria, frequency = "at-once", locale = "nl" } = more;
    const id = randomUUID();
    const subscription = {
      id,
      email: `${id}@example.be`,
      locale,
      frequency,
      criteria: { ...ANYTHING, ...criteria },
    };
    await submissions.transact((transaction) =>
      subscriptions.create(transaction, siteId, subscription, at(-99)),
    );
    await submissions.transact((transaction) => subscriptions.confirm(transaction, siteId, id, at(-99)));
    return id;
  }

  async function mailsTo(id: string) {
    const { rows } = await servers.first.pool.query<{ draft: MailDraft }>(
      "select draft from mail where recipient = $1 order by created_at",
      [`${id}@example.be`],
    );
    return rows.map(({ draft }) => draft as MailDraft & { mail: { name: "subscription-digest" } });
  }
  const told = async (id: string) =>
    (await mailsTo(id)).map(({ mail }) =>
      mail.props.listings.map(({ estate, news }) => `${estate.title} ${news.kind}`),
    );

  test("who wants news at once is told of it once, by whichever of two servers", async () => {
    const { siteId, importListings } = await site(home(1));
    const id = await subscribe(siteId);
    await importListings(0, home(1, { price: 280_000 }), home(2));
    await Promise.all([send(1, "first"), send(1, "second"), send(1, "first"), send(1, "second")]);
    await send(30, "second");
    expect((await told(id)).map((titles) => titles.toSorted())).toEqual([["Huis 1 price", "Huis 2 new"]]);
  });

  test("a thousand subscribers and two servers: each gets one mail", async () => {
    const { siteId, importListings } = await site(home(1));
    const ids = await Promise.all(Array.from({ length: 1_000 }, () => subscribe(siteId)));
    await importListings(0, home(1), home(2), home(3));
    await Promise.all([send(1, "first"), send(1, "second")]);
    await send(1, "first");
    const { rows } = await servers.first.pool.query<{ recipient: string; count: number }>(
      "select recipient, count(*) from mail where recipient = any($1) group by recipient",
      [ids.map((id) => `${id}@example.be`)],
    );
    expect(rows).toHaveLength(1_000);
    expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([1]));
  });

  test("a server that dies over it leaves everything to be told, and nothing told twice", async () => {
    const { siteId, importListings } = await site(home(1));
    const id = await subscribe(siteId);
    await importListings(0, home(1), home(2));
    const { first } = servers;
    const dying = {
      ...first,
      submissions: {
        ...first.submissions,
        storeMails: async (...all: Parameters<typeof first.submissions.storeMails>) => {
          await first.submissions.storeMails(...all);
          throw new Error("killed");
        },
      },
    };
    await sendAlerts(partsOf(dying), at(1));
    expect(await mailsTo(id)).toEqual([]);
    await send(1, "second");
    expect(await told(id)).toEqual([["Huis 2 new"]]);
  });

  test("a site that fails is named in the log and told later; the others are told at once", async () => {
    const [broken, sound] = [await site(home(1)), await site(home(1))];
    const [waiting, told1] = [await subscribe(broken.siteId), await subscribe(sound.siteId)];
    await broken.importListings(0, home(1), home(2));
    await sound.importListings(0, home(1), home(2));
    const { first } = servers;
    const findSite = async (siteId: string) => (siteId === broken.siteId ? null : first.findSite(siteId));
    const lines: string[] = [];
    await sendAlerts(
      partsOf({ ...first, findSite }, (text) => lines.push(text)),
      at(1),
    );
    expect([await told(waiting), await told(told1)]).toEqual([[], [["Huis 2 new"]]]);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: "error", siteId: broken.siteId },
    ]);
    await send(2, "first");
    expect(await told(waiting)).toEqual([["Huis 2 new"]]);
  });

  test("daily and weekly digests come at eight in the morning, with all that was noted since", async () => {
    const { siteId, importListings } = await site(home(1));
    const [daily, weekly] = [
      await subscribe(siteId, { frequency: "daily" }),
      await subscribe(siteId, { frequency: "weekly" }),
    ];
    await importListings(0, home(1), home(2));
    for (const hours of [1, 19.9]) await send(hours);
    expect([await told(daily), await told(weekly)]).toEqual([[], []]);
    await send(20);
    expect(await told(daily)).toEqual([["Huis 2 new"]]);
    await importListings(30, home(1), home(2), home(3));
    await send(44);
    expect(await told(daily)).toEqual([["Huis 2 new"], ["Huis 3 new"]]);
    await send(6 * 24 + 19);
    expect(await told(weekly)).toEqual([]);
    await send(7 * 24 - 4);
    expect(await told(weekly)).toEqual([["Huis 3 new", "Huis 2 new"]]);
  });

  test("through both changes of the clocks digests stay at eight in Brussels", async () => {
    for (const [noted, early, due] of [
      ["2026-03-28T12:00:00Z", "2026-03-29T05:59:00Z", "2026-03-29T06:00:00Z"],
      ["2026-10-24T12:00:00Z", "2026-10-25T06:59:00Z", "2026-10-25T07:00:00Z"],
    ] as const) {
      const { siteId } = await site(home(1));
      const id = await subscribe(siteId, { frequency: "daily" });
      await importForTest(servers.first, { siteId, nodes: [home(1), home(2)], now: new Date(noted) });
      await sendAlerts(partsOf(servers.first), new Date(early));
      expect(await told(id)).toEqual([]);
      await sendAlerts(partsOf(servers.first), new Date(due));
      expect(await told(id)).toEqual([["Huis 2 new"]]);
    }
  });

  test("what was sold or taken off before the digest is not told", async () => {
    const { siteId, importListings } = await site(home(1));
    const id = await subscribe(siteId, { frequency: "daily" });
    await importListings(0, home(1), home(2), home(3), home(4));
    await importListings(1, home(1), home(2, { transaction: 5 }), home(4));
    await send(20);
    expect(await told(id)).toEqual([["Huis 4 new"]]);
  });

  test("a listing that no mail can show is named in the log, and holds up nobody's news of others", async () => {
    const { siteId, importListings } = await site(home(1));
    const ids = [await subscribe(siteId), await subscribe(siteId, { locale: "fr" })];
    const onlyThat = await subscribe(siteId, { criteria: { priceMin: 900_000 } });
    await importListings(0, home(1), home(2, { price: 950_000 }), home(3));
    await servers.first.pool.query(
      "update estate_content set card = (card::jsonb - 'pictures')::json where site_id = $1 and id = 2",
      [siteId],
    );
    const lines: string[] = [];
    await sendAlerts(
      partsOf(servers.first, (text) => lines.push(text)),
      at(1),
    );
    for (const id of ids) expect(await told(id)).toEqual([["Huis 3 new"]]);
    expect(await told(onlyThat)).toEqual([]);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
      ids.map(() => ({ level: "error", siteId, estateId: 2 })),
    );
  });

  test("a listing that falls away altogether makes no empty mail", async () => {
    const { siteId, importListings } = await site(home(1));
    const id = await subscribe(siteId, { frequency: "daily" });
    await importListings(0, home(1), home(2));
    await importListings(1, home(1));
    await send(20);
    expect(await told(id)).toEqual([]);
  });

  test("the mail says why, shows the price drop, and leads to the end of it in one click", async () => {
    const { siteId, importListings } = await site(home(1));
    const id = await subscribe(siteId, {
      criteria: { types: [1], cities: [1], priceMax: 400_000 },
      locale: "fr",
    });
    await importListings(0, home(1, { price: 280_000 }));
    await send(1);
    const [draft] = await mailsTo(id);
    const { unsubscribeUrl = "" } = draft!;
    expect(unsubscribeUrl).toMatch(
      new RegExp(`^https://www\\.${siteId}\\.example/fr/tenez-moi-au-courant/desinscription/`),
    );
    const token = decodeURIComponent(unsubscribeUrl.split("/").at(-1)!);
    expect(await readSubscriptionToken(servers.second.tokens, siteId, token)).toBe(id);
    const look = { site: testSite(siteId), origin: `https://www.${siteId}.example`, words: {} };
    const { subject, html, text } = await renderMail(draft!, look);
    expect(subject).toContain("Prix en baisse");
    for (const form of [html, text]) {
      expect(form.replaceAll(/\s|&nbsp;/g, " ")).toContain("€ 300.000,00 → € 280.000,00");
      expect(form).toContain("Maison · 9000 Gent");
      expect(form).toContain("/fr/tenez-moi-au-courant/");
    }
  });

  test("a hidden address and a price that is told in person stay so in mails", async () => {
    const { siteId, importListings } = await site(home(1));
    const id = await subscribe(siteId);
    await importListings(0, home(1), home(2, { hidden: true }), home(3, { vat: true, price: 777_000 }));
    await send(1);
    const text = JSON.stringify(await mailsTo(id));
    expect(text).toContain("Huis 2");
    expect(text).not.toContain(SECRET);
    // Ids hold any digits, but no point.
    expect(text).not.toContain("777.000");
  });
});
