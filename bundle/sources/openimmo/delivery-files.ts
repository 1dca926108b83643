import type { Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** A file that has changed so lately may still be on its way. */
const SETTLED_AFTER_MS = 60_000;

/** Of files that were read: their size and time, by name. */
export const DoneFiles = z.record(z.string(), z.object({ size: z.number(), time: z.number() }));
export type DoneFiles = z.infer<typeof DoneFiles>;

export type DeliveryFile = {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly time: number;
};

/** The deliveries that lie in a folder, those that were read before apart; in the order in which they came. */
export async function findDeliveries(
  folder: string,
  done: DoneFiles,
  now: Date,
): Promise<{ readonly news: readonly DeliveryFile[]; readonly known: readonly DeliveryFile[] }> {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.(zip|xml)$/i.test(name));
  const files: DeliveryFile[] = [];
  for (const name of names) {
    const stats = await lstat(join(folder, name)).catch(() => null);
    if (stats?.isFile() && isSettled(stats, now)) files.push(fileOf(folder, name, stats));
  }
  const inOrder = files.toSorted((a, b) => a.time - b.time || (a.name < b.name ? -1 : 1));
  const isDone = ({ name, size, time }: DeliveryFile) =>
    done[name]?.size === size && done[name].time === time;
  return { news: inOrder.filter((file) => !isDone(file)), known: inOrder.filter(isDone) };
}

/** What the next run needs to know of files; those that are gone are forgotten. */
export function doneWith(files: readonly DeliveryFile[]): DoneFiles {
  return Object.fromEntries(files.map(({ name, size, time }) => [name, { size, time }]));
}

function isSettled({ mtimeMs }: Stats, now: Date): boolean {
  return now.getTime() - mtimeMs >= SETTLED_AFTER_MS;
}

function fileOf(folder: string, name: string, { size, mtimeMs }: Stats): DeliveryFile {
  return { name, path: join(folder, name), size, time: Math.floor(mtimeMs) };
}
