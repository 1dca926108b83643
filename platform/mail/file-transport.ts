import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mailFolderOf, momentInName } from "./mail-files.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Without a mail server, mails are kept as files that any mail program opens; the newest has the last name. */
export function openFileTransport(dataDir: string, now: () => Date): MailTransport {
  const folder = mailFolderOf(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      const name = `${momentInName(now())}-${idOf(mail.messageId)}.eml`;
      await mkdir(folder, { recursive: true });
      // Under its own name once it is whole: whoever lists the folder sees no half of a mail.
      const draft = join(folder, `.${name}`);
      await writeFile(draft, message as Buffer);
      await rename(draft, join(folder, name));
      return { kind: "sent" };
    },
    close: async () => undefined,
  };
}

function idOf(messageId: string): string {
  return messageId.replace(/^<|@[^]*$/g, "");
}
