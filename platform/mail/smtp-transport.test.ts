import { afterEach, expect, test } from "vitest";
import { openMailServer } from "#server/outbound/testing/mail-server.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { openSmtpTransport } from "./smtp-transport.ts";

const closing: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function mailServer(...given: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...given);
  closing.push(server.close);
  return server;
}

function send(url: string, more: Partial<OutgoingMail> = {}) {
  const transport = openSmtpTransport(url);
  closing.push(transport.close);
  return transport.send({
    messageId: "<1@huyzen.example>",
    from: { name: "Huyzen", address: "hallo@huyzen.example" },
    to: { name: "", address: "an@example.be" },
    subject: "Dag",
    text: "Dag An",
    ...more,
  });
}

const OWN_CERTIFICATE = "?tls.rejectUnauthorized=false";

test("a mail goes over TLS from the first byte", async () => {
  const server = await mailServer({ secure: true });
  expect(await send(server.url("smtps", OWN_CERTIFICATE))).toEqual({ kind: "sent" });
  expect(server.received[0]!.email.messageId).toBe("<1@huyzen.example>");
});

test("a server that offers STARTTLS is spoken to over TLS", async () => {
  let wasSecure = false;
  const server = await mailServer({
    disabledCommands: [],
    onMailFrom: (_address, session, answer) => {
      wasSecure = session.secure;
      answer();
    },
  });
  expect(await send(server.url("smtp", OWN_CERTIFICATE))).toEqual({ kind: "sent" });
  expect(wasSecure).toBe(true);
});

test("a certificate that nobody vouches for gets no mail, and the mail waits", async () => {
  const server = await mailServer({ secure: true });
  expect(await send(server.url("smtps"))).toMatchObject({ kind: "failed" });
  expect(server.received).toEqual([]);
});

test("a server without TLS gets no mail where TLS is asked for", async () => {
  const server = await mailServer();
  expect(await send(server.url("smtp", "?requireTLS=true"))).toMatchObject({ kind: "failed" });
  expect(server.received).toEqual([]);
});

test("name and password of the address open the server", async () => {
  const server = await mailServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, answer) => {
      if (username === "gevel" && password === "g&heim/1") answer(null, { user: username });
      else answer(Object.assign(new Error("wrong"), { responseCode: 535 }));
    },
  });
  const url = (password: string) => server.url().replace("//", `//gevel:${encodeURIComponent(password)}@`);
  expect(await send(url("g&heim/1"))).toEqual({ kind: "sent" });
  // The operator can correct this: the mail waits for it.
  expect(await send(url("other"))).toMatchObject({ kind: "failed", reason: expect.stringContaining("535") });
});

test.each([
  [550, "refused"],
  [553, "refused"],
  [421, "failed"],
  [450, "failed"],
  [452, "failed"],
] as const)("an address that the server answers with %i is %s", async (code, kind) => {
  const server = await mailServer({}, { rcpt: () => code });
  expect(await send(server.url())).toMatchObject({ kind, reason: expect.stringContaining(String(code)) });
});

test.each([
  [554, "refused"],
  [451, "failed"],
] as const)("a mail that the server answers with %i is %s", async (code, kind) => {
  const server = await mailServer({}, { data: () => code });
  expect(await send(server.url())).toMatchObject({ kind });
});

test("a sender that the server does not take is the operator's to correct", async () => {
  const refused = Object.assign(new Error("not yours"), { responseCode: 550 });
  const server = await mailServer({ onMailFrom: (_address, _session, answer) => answer(refused) });
  expect(await send(server.url())).toMatchObject({ kind: "failed" });
});

test("a server that is not there, or has no name, is tried again later", async () => {
  const server = await mailServer();
  const url = server.url();
  await server.goAway();
  expect(await send(url)).toMatchObject({ kind: "failed" });
  expect(await send("smtp://mail.invalid:2525")).toMatchObject({ kind: "failed" });
});

test("an address in another alphabet is written as mail servers know it", async () => {
  const server = await mailServer();
  expect(await send(server.url(), { to: { name: "", address: "an@münchen.example" } })).toEqual({
    kind: "sent",
  });
  expect(server.received[0]!.raw).toContain("To: an@xn--mnchen-3ya.example");
});

test("a local file or a web address named in a mail is never read", async () => {
  const server = await mailServer();
  const text = { path: "/etc/passwd" } as never;
  expect((await send(server.url(), { text })).kind).not.toBe("sent");
  expect(server.received).toEqual([]);
});
