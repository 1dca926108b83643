import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { createLog } from "#platform/log/log.ts";
import { openStorage } from "../../database/open-storage.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { openSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { startOutbound } from "../outbound.ts";

/** A server that is to be killed: takes a message (and, when told a mail server, begins to send it), says so, and goes on. */
const [databaseUrl = "", email = "", smtpUrl] = process.argv.slice(2);
const storage = await openStorage({ databaseUrl, dataDir: "/nowhere" });
await storage.submissions.accept("huyzen", testSubmission({ email, now: new Date() }), async () => ({
  mails: [
    { mail: { name: "contact-confirmation", props: { estate: null } }, locale: "nl", to: { address: email } },
  ],
  answer: null,
}));
console.log("stored");
if (smtpUrl) {
  await startOutbound({
    databaseUrl,
    storage,
    transport: openSmtpTransport(smtpUrl),
    log: createLog({ level: "silent", now: () => new Date() }),
    dataDir: "/nowhere",
    works: [],
    render: async () => ({ subject: "Dag", html: "<p>Dag</p>", text: "Dag" }),
    fetchPublic: createFetchPublic({ loopback: true }),
    originOf: () => "https://huyzen.example",
  });
}
setInterval(() => undefined, 1_000);
