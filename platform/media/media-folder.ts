import { join } from "node:path";

/** What a content address looks like: half a SHA-256 in hex, beyond any chance of two pictures sharing one. */
const CONTENT_ADDRESS = /^[0-9a-f]{32}$/;

export function isContentAddress(text: string): boolean {
  return CONTENT_ADDRESS.test(text);
}

export function mediaRootOf(dataDir: string): string {
  return join(dataDir, "media");
}

/** Each piece of media has a folder of its own: its original, `info.json`, and the sizes that were asked for. */
export function folderOfMedia(dataDir: string, address: string): string {
  return join(mediaRootOf(dataDir), keyOfMedia(address));
}

/** A file of a piece of media, or its folder, as stores of files name it: `0f/0f3c…/info.json`. */
export function keyOfMedia(address: string, name?: string): string {
  if (!isContentAddress(address)) throw new Error("not a content address");
  return [address.slice(0, 2), address, ...(name === undefined ? [] : [name])].join("/");
}

/** Written last: a folder without it is unfinished and counts as absent. */
export const INFO_FILE = "info.json";
