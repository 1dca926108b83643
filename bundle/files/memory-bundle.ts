import { Readable } from "node:stream";
import type { OpenBundle } from "./bundle-files.ts";

/** A bundle whose files are at hand, by name. */
export function memoryBundle(files: Readonly<Record<string, Buffer>>): OpenBundle {
  return {
    files: new Map(Object.entries(files).map(([name, bytes]) => [name, bytes.length])),
    open: async (name) => Readable.from([files[name]!]),
    close: async () => {},
  };
}
