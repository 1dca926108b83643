import type { OpenBundle } from "#bundle/files/bundle-files.ts";

/** Where a file that a listing names lies in its archive; null where it is not there. */
export type FindFile = (path: string) => string | null;

/** Finds the files of an archive by the names that listings give them: senders write other cases and leave folders out. */
export function filesOfArchive({ files }: Pick<OpenBundle, "files">): FindFile {
  const byLastName = new Map<string, string>();
  for (const name of files.keys()) byLastName.set(lastNameOf(name), byLastName.get(lastNameOf(name)) ?? name);
  return (path) => (files.has(path) ? path : (byLastName.get(lastNameOf(path)) ?? null));
}

function lastNameOf(path: string): string {
  return path.split(/[\\/]/).at(-1)!.normalize("NFC").toLowerCase();
}
