import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type MailServerBehaviour = {
  /** Answers an address with a code of SMTP's; nothing means that it is taken. */
  rcpt?: (address: string) => number | undefined;
  /** Answers the mail itself with a code. */
  data?: (address: string) => number | undefined;
  /** Lets a mail wait before it is taken. */
  hold?: () => Promise<void>;
};

type ReceivedMail = { readonly to: string[]; readonly email: Email; readonly raw: string };

/** A real mail server on this machine; what it does with a mail can change at any time, and so can whether it is there. */
export async function openMailServer(options: SMTPServerOptions = {}, behaviour: MailServerBehaviour = {}) {
  const received: ReceivedMail[] = [];
  let tries = 0;
  let port = 0;
  let server: SMTPServer | null = null;

  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, answer) => {
        tries += 1;
        answer(refusal(behaviour.rcpt?.(address)));
      },
      onData: (stream, { envelope }, answer) => {
        void (async () => {
          const raw = await text(stream);
          const to = envelope.rcptTo.map(({ address }) => address);
          await behaviour.hold?.();
          const refused = refusal(behaviour.data?.(to[0]!));
          if (!refused) received.push({ to, raw, email: await PostalMime.parse(raw) });
          answer(refused);
          // A sender that leaves in between sent nothing.
        })().catch(() => undefined);
      },
      ...options,
    });
    server.on("error", () => undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(port, "127.0.0.1", resolve);
    await promise;
    port = (server.server.address() as AddressInfo).port;
  };
  const close = async () => {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => void closing.close(() => resolve()));
  };

  await open();
  return {
    behaviour,
    received,
    url: (scheme = "smtp", query = "") => `${scheme}://127.0.0.1:${port}${query}`,
    tries: () => tries,
    goAway: close,
    comeBack: open,
    close,
  };
}

function refusal(code: number | undefined): Error | null {
  return code === undefined ? null : Object.assign(new Error(`refused with ${code}`), { responseCode: code });
}
