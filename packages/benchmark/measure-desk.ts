import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Report } from "./setting.ts";

const BUILD = join(import.meta.dirname, "../../build");
/** Whoever opens the desk loads one language. */
const OTHER_LANGUAGE = /\/messages\/(?:fr|en|de)\.json$|words-(?:fr|en|de)-/;

type Built = {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** What the desk of one language weighs at its smallest (brotli 11), from the files of the production build. */
export async function measureDesk(): Promise<Report> {
  const files = JSON.parse(readFileSync(join(BUILD, "server/desk-files.json"), "utf8")) as Record<
    string,
    Built
  >;
  const ofOneLanguage = Object.entries(files).filter(([name]) => !OTHER_LANGUAGE.test(name));
  const scripts = new Set(ofOneLanguage.map(([, { file }]) => file).filter((file) => file.endsWith(".js")));
  const entry = ofOneLanguage.find(([, { isEntry }]) => isEntry)![0];
  const first = new Set(withImports(entry, files).map((name) => files[name]!.file));
  const words = Object.entries(files).find(([name]) => name.startsWith("_words-nl-"))![1].file;
  return {
    "first screen: scripts": kilobytes(sizeOf([...first, words])),
    "every screen: scripts": kilobytes(sizeOf([...scripts])),
    "every screen: files": String(scripts.size),
  };
}

function withImports(name: string, files: Readonly<Record<string, Built>>): string[] {
  return [name, ...(files[name]!.imports ?? []).flatMap((one) => withImports(one, files))];
}

function sizeOf(names: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return names.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(BUILD, "desk", name)), { params }).length,
    0,
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
