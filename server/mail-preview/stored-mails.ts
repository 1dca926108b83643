import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";
import { listFolder } from "#platform/files/list-folder.ts";

/** A mail that was kept as a file, as a list tells it. */
export type StoredMail = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
};

/** Names begin with their moment; a name that begins with a dot is still being written. */
const MAIL_NAME = /^\w[\w.-]*\.eml$/;

/** The kept mails, newest first: so many, before the one of that name. */
export async function listStoredMails(folder: string, most: number, before?: string): Promise<StoredMail[]> {
  const names = (await namesIn(folder)).filter((name) => before === undefined || name < before);
  const mails = await Promise.all(names.slice(0, most).map((name) => readStoredMail(folder, name)));
  return mails.flatMap((mail) => (mail ? [tell(mail.name, mail.email)] : []));
}

/** One mail with all that is in it; null when there is none of that name. */
export async function readStoredMail(
  folder: string,
  name: string,
): Promise<{ name: string; email: Email; source: Buffer } | null> {
  if (!MAIL_NAME.test(name)) return null;
  const source = await readFile(join(folder, name)).catch(whenMissing);
  return source && { name, email: await PostalMime.parse(source), source };
}

export function tell(name: string, { from, to, subject, date }: Email): StoredMail {
  return {
    name,
    from: mailboxOf(from),
    to: (to ?? []).map(mailboxOf).join(", "),
    subject: subject ?? "",
    date: date ?? "",
  };
}

export function mailboxOf(address: Address | undefined): string {
  if (!address) return "";
  return address.name ? `${address.name} <${address.address ?? ""}>` : (address.address ?? "");
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await listFolder(folder);
  return names
    .filter((name) => MAIL_NAME.test(name))
    .toSorted()
    .toReversed();
}

/** No mail was kept yet, or somebody tidied up. */
function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
