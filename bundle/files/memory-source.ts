import { Readable } from "node:stream";
import type { BundleSource } from "./bundle-source.ts";

/** A bundle whose files are at hand, by name. */
export function memorySource(files: Readonly<Record<string, Buffer>>): BundleSource {
  return {
    files: new Map(Object.entries(files).map(([name, bytes]) => [name, bytes.length])),
    open: async (name) => Readable.from([files[name]!]),
    close: async () => {},
  };
}
