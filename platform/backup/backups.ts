import { z } from "zod";
import type { FileStore } from "../files/file-store.ts";
import { BACKUP_FORMAT, BackupRefused, Manifest, MANIFEST } from "./manifest.ts";

const FOLDER = "backups/";
/** `20261124T150307Z-4f2a`: in the order of time. */
const NAME = /^\d{8}T\d{6}Z-[0-9a-f]{4}$/;

export function backupNameAt(now: Date, random: string): string {
  return `${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}-${random}`;
}

/** The key of a file beside a backup's manifest. */
export function keyInBackup(name: string, file: string): string {
  return `${FOLDER}${name}/${file}`;
}

export type ListedBackup = { readonly name: string; readonly isWhole: boolean; readonly writtenAt: Date };

/** Every backup of a place, the oldest first; one without a manifest was never finished, or is being written. */
export async function listBackups(store: FileStore): Promise<ListedBackup[]> {
  const found = new Map<string, ListedBackup>();
  for await (const { key, writtenAt } of store.list(FOLDER)) {
    const [, name = "", file] = key.split("/");
    if (!NAME.test(name)) continue;
    const known = found.get(name);
    found.set(name, {
      name,
      isWhole: known?.isWhole === true || file === MANIFEST,
      writtenAt: known && known.writtenAt > writtenAt ? known.writtenAt : writtenAt,
    });
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The newest whole backup, or the one of this name. */
export async function chooseBackup(store: FileStore, wanted?: string): Promise<string> {
  const whole = (await listBackups(store)).filter(({ isWhole }) => isWhole).map(({ name }) => name);
  const chosen = wanted === undefined ? whole.at(-1) : whole.find((name) => name === wanted);
  if (chosen) return chosen;
  const there = whole.length > 0 ? `; there is ${whole.join(", ")}` : "";
  throw new BackupRefused(
    wanted === undefined
      ? `${store.place} has no whole backup`
      : `${store.place} has no whole backup ${wanted}${there}`,
  );
}

const Versioned = z.object({ format: z.int() });

export async function readManifest(store: FileStore, name: string): Promise<Manifest> {
  const text = await store.read(keyInBackup(name, MANIFEST));
  const json = parseJson(String(text));
  const versioned = Versioned.safeParse(json);
  if (versioned.success && versioned.data.format > BACKUP_FORMAT)
    throw new BackupRefused(`${name} was made by a newer version of Gevel: restore it with that one`);
  const read = Manifest.safeParse(json);
  if (read.success) return read.data;
  const wrong = read.error.issues[0]!;
  throw new BackupRefused(
    `${name} has a manifest that cannot be read: ${wrong.path.join(".")} ${wrong.message}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
