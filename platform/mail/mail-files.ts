import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { listFolder } from "../files/list-folder.ts";

/** Where mails lie that nobody sends. */
export function mailFolderOf(dataDir: string): string {
  return join(dataDir, "mails");
}

/** Names of mails begin with the moment at which they were written; with a dot before it while they still are. */
async function listMailFiles(folder: string): Promise<string[]> {
  return (await listFolder(folder)).filter((name) => name.endsWith(".eml"));
}

/** How a moment stands in the names of mails: as text, earlier ones come first. */
export function momentInName(moment: Date): string {
  return moment.toISOString().replaceAll(":", "-");
}

/** Deletes the mails that were written before a moment. */
export async function dropMailFilesBefore(dataDir: string, moment: Date): Promise<void> {
  const folder = mailFolderOf(dataDir);
  const limit = momentInName(moment);
  const old = (await listMailFiles(folder)).filter((name) => name.replace(/^\./, "") < limit);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

/** Deletes the mails whose head names an address, as sender, receiver or for answers; the answer is how many. */
export async function eraseMailFiles(dataDir: string, email: string): Promise<number> {
  const folder = mailFolderOf(dataDir);
  let erased = 0;
  for (const name of await listMailFiles(folder)) {
    const text = await readFile(join(folder, name), "utf8");
    const head = text.slice(0, text.search(/\r?\n\r?\n/));
    if (!head.toLowerCase().includes(email.toLowerCase())) continue;
    await rm(join(folder, name), { force: true });
    erased += 1;
  }
  return erased;
}
