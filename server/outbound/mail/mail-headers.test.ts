import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { EmailAddress } from "#features/contact/schema/sent-form.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Mail, MailDraft, MailName } from "#features/site/mail/mail-draft.ts";
import { MAILS } from "./mails.ts";
import { renderMail } from "./render-mail.tsx";
import { HUYZEN } from "../../api/testing/site-content.ts";
import { composeMail } from "./compose-mail.ts";

const { site } = HUYZEN;
const ORIGIN = "https://www.huyzen.example";
const ID = "4480d9b7-0000-4000-8000-000000000001";
const VISITOR = "an@visitors.example";
const UNSUBSCRIBE = `${ORIGIN}/nl/hou-me-op-de-hoogte/uitschrijven/abc.1.def`;

/** What the agency gets may name who asks; whoever else gets a mail did perhaps not ask for it. */
const TO_THE_AGENCY: readonly MailName[] = [
  "contact-to-agency",
  "rental-request",
  "rental-withdrawn-to-agency",
  "visit-to-agency",
  "visit-moved-to-agency",
  "visit-cancelled-to-agency",
  "visit-freed-to-agency",
];

/** The parts of a mail that a visitor types. */
const TYPED = new Set(["visitor", "sender", "message"]);

const TYPED_WORDS = [
  'Typed "Buy now" <shop@evil.example>, other@evil.example',
  "Typed\r\nBcc: typed@evil.example\r\nX-Typed: yes\r\n\r\nTyped body",
  "Typed\u2028Bcc: typed@evil.example\u0000\u0085\u202eTyped",
  "=?utf-8?B?VHlwZWQ=?= Typed",
  `${"Typed ".repeat(200)}\n\n.\r\nTyped`,
  "(Typed) Typed@evil.example; Typed:group;",
  "Typed 買 \ud83c\udfe0 Ünïcödé",
];

/** The mail's sample as if a visitor had typed these words wherever one types. */
function typed(value: unknown, words: string, isTyped = false): unknown {
  if (typeof value === "string") return isTyped ? words : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => typed(one, words, isTyped));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, typed(one, words, isTyped || TYPED.has(key))]),
  );
}

async function headersOf(mail: Mail, locale: (typeof LOCALES)[number], more: Partial<MailDraft>) {
  const draft = { mail, locale, to: { address: VISITOR }, ...more };
  const rendered = await renderMail(draft, { site, origin: ORIGIN, words: {} });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message, envelope } = await transport.sendMail(composeMail({ id: ID, draft }, site, rendered));
  const source = (message as Buffer).toString();
  const head = source.slice(0, source.indexOf("\r\n\r\n"));
  const names = head.split(/\r\n(?!\s)/).map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
  return { email: await PostalMime.parse(source), names, envelope, lines: head.split("\r\n") };
}

const KNOWN_HEADERS = new Set([
  "auto-submitted",
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "list-unsubscribe",
  "list-unsubscribe-post",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
]);

test.each(Object.keys(MAILS) as MailName[])(
  "whatever a visitor types, %s has one receiver, no header of theirs, and none of their words beside an address",
  async (name) => {
    for (const locale of LOCALES) {
      for (const words of TYPED_WORDS) {
        const mail = { name, props: typed(MAILS[name].sample(locale), words) } as Mail;
        const more = { replyTo: { address: VISITOR, name: words }, unsubscribeUrl: UNSUBSCRIBE };
        const { email, names, envelope, lines } = await headersOf(mail, locale, more);
        expect(envelope).toEqual({ from: site.agency.email, to: [VISITOR] });
        expect(email.to).toEqual([{ name: "", address: VISITOR }]);
        expect(email.replyTo).toEqual([{ name: "", address: VISITOR }]);
        expect(email.from).toEqual({ name: site.name, address: site.agency.email });
        expect([email.cc, email.bcc, email.sender]).toEqual([undefined, undefined, undefined]);
        expect(names.filter((header) => !KNOWN_HEADERS.has(header))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
        for (const { key, value } of email.headers.filter((header) => header.key !== "subject"))
          expect(`${key}: ${value}`).not.toMatch(/typed|evil/i);
        expect(email.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(`<${UNSUBSCRIBE}>`);
        expect(email.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(email.subject!.length).toBeLessThanOrEqual(180);
        // What somebody encoded by hand is not read as the words it stands for.
        if (words.startsWith("=?")) expect(email.subject).not.toContain("Typed Typed");
        if (!TO_THE_AGENCY.includes(name)) expect(email.subject).not.toMatch(/typed|evil/i);
        // RFC 5322, 2.1.1.
        for (const line of lines) expect(line.length).toBeLessThan(998);
      }
    }
  },
);

test("no sample but those that say so holds what a visitor typed", () => {
  const names = (Object.keys(MAILS) as MailName[]).filter((name) =>
    JSON.stringify(typed(MAILS[name].sample("nl"), "TYPED")).includes("TYPED"),
  );
  expect(names.toSorted()).toEqual(
    [...TO_THE_AGENCY.filter((name) => name !== "visit-freed-to-agency"), "friend"].toSorted(),
  );
});

/** What somebody may type where their own address, or a friend's, is asked for. */
const TYPED_ADDRESSES = [
  "an@visitors.example, typed@evil.example",
  "an@visitors.example;typed@evil.example",
  "an@visitors.example typed@evil.example",
  "typed@evil.example <an@visitors.example>",
  '"typed@evil.example,"@visitors.example',
  "an@visitors.example\r\nBcc: typed@evil.example",
  "an\r\n@visitors.example",
  "an\u0000@visitors.example",
  "an\u2028typed@visitors.example",
  "(typed)an@visitors.example",
  "group:typed@evil.example;",
  "an@visitors.example>",
  "an@[127.0.0.1]",
  "=?utf-8?B?VHlwZWQ=?=@visitors.example",
  "an%evil.example@visitors.example",
  "an!evil.example@visitors.example",
  "typed\u202eelpmaxe@visitors.example",
  "\u200ban@visitors.example",
  "jürgen@münchen.example",
  `${"a".repeat(1_000)}@visitors.example`,
  `${"a".repeat(64)}@${"b".repeat(60)}.example`,
];

test.each(TYPED_ADDRESSES)(
  "the address %j is refused, or one receiver and one line of a header",
  async (typedAddress) => {
    const read = EmailAddress.safeParse(typedAddress);
    if (!read.success) return;
    const address = read.data;
    expect(address).not.toMatch(/[\p{Cc}\p{Cf}\p{Z}]/u);
    const mail = { name: "contact-confirmation", props: MAILS["contact-confirmation"].sample("nl") } as const;
    const { email, names, envelope, lines } = await headersOf(mail, "nl", {
      to: { address },
      replyTo: { address },
    });
    expect(envelope.to).toHaveLength(1);
    expect(email.to).toHaveLength(1);
    expect(email.replyTo).toHaveLength(1);
    for (const [to] of [email.to!, email.replyTo!]) expect(to!.name).toBe("");
    expect([email.cc, email.bcc]).toEqual([undefined, undefined]);
    expect(names.filter((header) => !KNOWN_HEADERS.has(header))).toEqual([]);
    for (const line of lines) expect(line.length).toBeLessThan(998);
  },
);

test("an agency's own name and a mail's own id stay inside their headers too", async () => {
  for (const words of TYPED_WORDS) {
    const draft = {
      mail: { name: "contact-confirmation", props: MAILS["contact-confirmation"].sample("nl") } as const,
      locale: "nl" as const,
      to: { address: VISITOR },
    };
    const named = { ...site, name: words };
    const rendered = await renderMail(draft, { site: named, origin: ORIGIN, words: {} });
    const composed = composeMail({ id: ID, draft }, named, rendered);
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message, envelope } = await transport.sendMail(composed);
    const email = await PostalMime.parse((message as Buffer).toString());
    expect(envelope).toEqual({ from: site.agency.email, to: [VISITOR] });
    expect(email.from?.address).toBe(site.agency.email);
    expect(email.messageId).toBe(`<${ID}@voorbeeld.example>`);
    expect([email.to, email.cc, email.bcc]).toEqual([[{ name: "", address: VISITOR }], undefined, undefined]);
    expect(email.headers.filter(({ key }) => !KNOWN_HEADERS.has(key))).toEqual([]);
  }
});

test("mails of a sender that is not the agency's address are answered to the agency", async () => {
  const draft = {
    mail: { name: "contact-confirmation", props: MAILS["contact-confirmation"].sample("nl") } as const,
    locale: "nl" as const,
    to: { address: VISITOR },
  };
  const sent = { ...site, settings: { ...site.settings, mailFrom: "mails@server.example" } };
  const rendered = await renderMail(draft, { site: sent, origin: ORIGIN, words: {} });
  const composed = composeMail({ id: ID, draft }, sent, rendered);
  expect(composed).toMatchObject({ from: { address: "mails@server.example" } });
  expect(composed.replyTo).toEqual({ address: site.agency.email, name: "" });
  expect(composeMail({ id: ID, draft }, site, rendered).replyTo).toBeUndefined();
});
