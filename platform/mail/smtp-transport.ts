import { createTransport } from "nodemailer";
import type { MailTransport, Sending } from "./mail-transport.ts";

const CONNECTIONS = 5;
/** Together less than a job may take. */
const CONNECT_MS = 20_000;
const SILENCE_MS = 60_000;

type SmtpError = Error & {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
};

/** Sends over SMTP, on connections that stay open for a while; STARTTLS wherever the server offers it. */
export function openSmtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // The queue tries again; the pool itself must not, or a mail whose outcome is unknown goes out twice.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return {
    send: (mail) => transport.sendMail(mail).then(() => ({ kind: "sent" as const }), sendingOf),
    close: async () => transport.close(),
  };
}

/** What the server says to the receiver's address or to the mail itself is about this mail; the rest is about the server. */
const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA", "API"]);

function sendingOf(error: SmtpError): Sending {
  const { responseCode = 0, command = "", message } = error;
  const isFinal =
    ABOUT_THE_MAIL.has(command) &&
    (responseCode >= 500 || (error.code === "EENVELOPE" && responseCode === 0));
  return { kind: isFinal ? "refused" : "failed", reason: message };
}
