import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { DATA_DIR } from "./fixtures.ts";

/** The mails that the server under test kept instead of sending, oldest first, for one receiver. */
export async function storedMailsTo(address: string): Promise<Email[]> {
  const folder = join(DATA_DIR, "mails");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address));
}
