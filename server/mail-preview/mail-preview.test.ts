import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Site } from "#features/site/schema/site.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { MAILS } from "../outbound/mail/mails.ts";
import { createMailPreview } from "./mail-preview.ts";

const SITE = Site.parse({
  id: "huyzen",
  name: "Huyzen",
  hostnames: ["huyzen.localhost"],
  locales: ["nl", "fr", "en", "de"],
  agency: {
    legalName: "Huyzen bv",
    address: { street: { nl: "Kouter" }, number: "1", city: { id: 1, zip: "9000", name: "Gent" } },
    phone: "+32 9 000 00 00",
    email: "info@huyzen.example",
  },
});
const requestEnv = { isLocal: true, site: SITE, origin: "http://huyzen.localhost:3000" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gevel-mails-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (path: string, isLocal = true) =>
  createMailPreview({ folder, storage: { findTranslations: async () => ({}) } }).request(path, undefined, {
    requestEnv: { ...requestEnv, isLocal },
  });
const textOf = async (path: string) => (await ask(path)).text();

async function keep(name: string, mail: object): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const from = { name: "Huyzen", address: "info@huyzen.example" };
  const { message } = await transport.sendMail({ from, to: "an@example.be", ...mail });
  await writeFile(join(folder, name), message as Buffer);
}

test("a preview without mails says so, and lists what every mail looks like", async () => {
  const list = await textOf("/_mail");
  expect(list).toContain("None yet.");
  for (const name of Object.keys(MAILS)) expect(list).toContain(`/_mail/preview/${name}`);
});

test("kept mails are listed newest first, and a half-written one is not", async () => {
  await keep("2026-11-21T10-00-00.000Z-a.eml", { subject: "Eerste", text: "a" });
  await keep("2026-11-21T11-00-00.000Z-b.eml", { subject: "Tweede <b>", text: "b" });
  await keep(".2026-11-21T12-00-00.000Z-c.eml", { subject: "Half", text: "c" });
  const list = await textOf("/_mail");
  expect(list.indexOf("Tweede &lt;b&gt;")).toBeGreaterThan(-1);
  expect(list.indexOf("Tweede")).toBeLessThan(list.indexOf("Eerste"));
  expect(list).not.toContain("Half");
  expect(await textOf("/_mail?before=2026-11-21T11-00-00.000Z-b.eml")).not.toContain("Tweede");
});

test("a mail shows its text, its HTML without scripts, and its attachments", async () => {
  await keep("m.eml", {
    subject: "Bezoek",
    replyTo: "els@huyzen.example",
    text: "Tot <zaterdag>",
    html: '<html><head></head><body><script>alert(1)</script><img src="http://x.localhost/media/ab/card-380.jpg">Tot zaterdag</body></html>',
    attachments: [{ filename: "bezoek.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }],
  });
  const shown = await textOf("/_mail/kept/m.eml");
  expect(shown).toContain("Tot &lt;zaterdag&gt;");
  expect(shown).toContain("els@huyzen.example");
  expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const body = await ask("/_mail/kept/m.eml/html");
  const policy = body.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox");
  expect(policy).not.toMatch(/script-src|allow-scripts/);
  expect(await body.text()).toContain('src="/media/ab/card-380.jpg"');
  const attachment = await ask("/_mail/kept/m.eml/attachments/0");
  expect(attachment.headers.get("Content-Disposition")).toBe("attachment; filename*=UTF-8''bezoek.ics");
  expect(await attachment.text()).toContain("BEGIN:VCALENDAR");
  expect(await textOf("/_mail/kept/m.eml/source")).toContain("Subject: Bezoek");
});

test.each([
  "/_mail/kept/none.eml",
  "/_mail/kept/..%2f..%2fetc%2fpasswd",
  "/_mail/kept/.hidden.eml",
  "/_mail/kept/m.eml/attachments/7",
  "/_mail/kept/m.eml/attachments/x",
  "/_mail/preview/toString",
  "/_mail/preview/none",
])("nothing is at %s", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("each mail can be looked at in four languages, light and dark", async () => {
  for (const locale of LOCALES) {
    expect(await textOf(`/_mail/preview/friend?locale=${locale}`)).toContain(`lang="${locale}"`);
    const html = await textOf(`/_mail/preview/friend/html?locale=${locale}`);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(await textOf(`/_mail/preview/friend/html?locale=${locale}&look=dark`)).not.toContain(
      "prefers-color-scheme: dark",
    );
  }
});

test("away from the developer's own machine there is no such page", async () => {
  for (const path of ["/_mail", "/_mail/preview.css", "/_mail/kept/m.eml", "/_mail/preview/friend"])
    expect((await ask(path, false)).status).toBe(404);
});
