import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { sweepbright } from "../sweepbright/sweepbright-connector.ts";
import { whise } from "../whise/whise-connector.ts";
import { secretIn } from "./collecting.ts";
import type { Connector, LeadForSystem } from "./connector.ts";

const LEAD: LeadForSystem = {
  id: "0b8f3c52-0000-4000-8000-000000000000",
  externalId: "4711",
  firstName: "An",
  lastName: "Peeters",
  email: "an@example.be",
  phone: "+32 9 123 45 67",
  message: "Is het huis nog vrij?",
  locale: "nl",
};

type Answer = { readonly status: number; readonly body?: unknown };
type Asked = { readonly line: string; readonly body: unknown };
type Standing = { readonly lead: Answer; readonly token?: Answer };

/**
 * Stands in for both systems. Tokens as YoyoImmoConseil/sillage-immo@54bbf87 types/api/sweepbright.ts and
 * fw4-bvba/whise-api@f96aa42 src/WhiseApi.php, `setAccessToken`, have them.
 */
async function standIn({ lead, token = { status: 200, body: { access_token: "T", token: "T" } } }: Standing) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse((await Array.fromAsync(request)).join(""));
    asked.push({ line: `${request.method} ${request.url}`, body });
    const given = request.url?.endsWith("token") ? token : lead;
    response.writeHead(given.status).end(given.body === undefined ? "" : JSON.stringify(given.body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const SETTINGS = {
  sweepbright: { clientId: "12", secretVariable: "SECRET" },
  whise: { username: "agency", passwordVariable: "SECRET", clientId: 13_066, officeId: 16_010 },
} as const;

/** Hands a lead to a system that answers so. */
async function send(kind: keyof typeof SETTINGS, standing: Standing, lead: LeadForSystem = LEAD) {
  const { asked, address } = await standIn(standing);
  const connector: Connector = { sweepbright, whise }[kind];
  const settings = connector.settings.parse({ ...SETTINGS[kind], address, leads: "send" }) as never;
  const setting = {
    settings,
    secret: secretIn({ SECRET: "secret" }),
    fetch: createFetchPublic({ loopback: true }),
  };
  return { answer: await connector.sendLead!(setting, lead), asked };
}

test("SweepBright gets a lead as a contact of its estate, with a reference at the end of its message", async () => {
  // fw4-bvba/sweepbright-api@9eac619 src/SweepBright.php:91; the fields as
  // CompagnonAgency/wp-sweepbright@55e4c83 admin/pages/class-wp-sweepbright-contact.php:264-274 sends them
  const { answer, asked } = await send("sweepbright", { lead: { status: 200 } });
  expect(answer).toEqual({ kind: "taken", said: "HTTP 200" });
  expect(asked.at(-1)).toEqual({
    line: "POST /estates/4711/contacts",
    body: {
      first_name: "An",
      last_name: "Peeters",
      email: "an@example.be",
      phone: "+32 9 123 45 67",
      message: "Is het huis nog vrij?\n\nRef. 0b8f3c52-0000-4000-8000-000000000000",
      locale: "nl",
    },
  });
});

test("SweepBright is told neither a phone that nobody gave nor a language that it may not know", async () => {
  const { asked } = await send(
    "sweepbright",
    { lead: { status: 200 } },
    { ...LEAD, phone: null, locale: "de" },
  );
  const { body } = asked.at(-1)!;
  expect(Object.keys(body as object)).toEqual(["first_name", "last_name", "email", "message"]);
});

test("Whise gets a lead as a contact of its office who asks about the estate", async () => {
  // bib111/whise-api-client@44ae934 Contacts/contacts-example-js.txt:41-68 and Contacts/contacts-js.js:60-69;
  // tombroucke/immo-sync-whise@a19d029 src/Frontend/Contacts.php:26-39
  const { answer, asked } = await send("whise", { lead: { status: 200, body: { contactId: 1 } } });
  expect(answer).toEqual({ kind: "taken", said: "HTTP 200" });
  expect(asked.at(-1)).toEqual({
    line: "POST /v1/contacts/upsert",
    body: {
      Name: "Peeters",
      FirstName: "An",
      PrivateEmail: "an@example.be",
      PrivateTel: "+32 9 123 45 67",
      EstateIds: [4711],
      LanguageId: "nl-BE",
      CountryId: 1,
      StatusId: 1,
      OfficeIds: [16_010],
    },
  });
});

test("a request that Whise calls not valid is not sent again", async () => {
  // fw4-bvba/whise-api@f96aa42 tests/ApiAdapter/ApiAdapterTest.php:40
  const body = { isValidRequest: false, validationErrors: [{ message: "an@example.be is no address" }] };
  const { answer } = await send("whise", { lead: { status: 200, body } });
  expect(answer).toEqual({ kind: "refused", said: "HTTP 200, the request is not valid" });
});

test.each(["sweepbright", "whise"] as const)(
  "%s decides by its answer whether a lead comes again",
  async (kind) => {
    const outcomes: Record<number, string> = {};
    for (const status of [400, 401, 403, 404, 408, 422, 429, 500, 503, 302]) {
      const body = { errors: { email: ["an@example.be is no address"] }, Message: "an@example.be" };
      const { answer } = await send(kind, { lead: { status, body } });
      expect(answer.said).toBe(`HTTP ${status}`);
      outcomes[status] = answer.kind;
    }
    expect(outcomes).toEqual({
      302: "later",
      400: "refused",
      401: "later",
      403: "later",
      404: "refused",
      408: "later",
      422: "refused",
      429: "later",
      500: "later",
      503: "later",
    });
  },
);

test.each(["sweepbright", "whise"] as const)(
  "while the account of %s is not let in, leads wait",
  async (kind) => {
    for (const status of [400, 401, 403]) {
      const { answer } = await send(kind, { token: { status }, lead: { status: 200 } });
      expect(answer).toEqual({ kind: "later", said: `HTTP ${status}` });
    }
  },
);

test("a source of Whise takes leads only where its office is named", () => {
  const settings = { username: "agency", passwordVariable: "SECRET", clientId: 13_066, leads: "send" };
  // `gevel source add` and site.json
  for (const schema of [whise.settings, whise.settings.strict()])
    expect(schema.safeParse(settings).error?.message).toContain("leads=send needs officeId");
  expect(whise.settings.safeParse({ ...settings, officeId: 1 }).success).toBe(true);
  expect(whise.settings.safeParse({ ...settings, officeId: 1, leads: "yes" }).success).toBe(false);
});
