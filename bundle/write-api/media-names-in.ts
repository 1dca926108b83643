import { remoteNameOf } from "../remote-media/media-urls.ts";

/** Every name of media/ that small JSON files can mean: each text in them, and what was fetched from it. */
export function mediaNamesIn(files: Readonly<Record<string, Buffer>>): string[] {
  const names = new Set<string>();
  for (const bytes of Object.values(files)) gather(JSON.parse(bytes.toString("utf8")), names);
  return [...names];
}

function gather(value: unknown, names: Set<string>): void {
  if (typeof value === "string") {
    names.add(value.replace(/^media\//, ""));
    if (/^https?:/i.test(value)) names.add(remoteNameOf(value));
  } else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) gather(inner, names);
  }
}
