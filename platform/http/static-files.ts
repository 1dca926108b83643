import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { isKnownEtag } from "./known-etag.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import { encodingFor } from "./page-cache/encoding-for.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
/** The build puts a hash of the content into the names of these. */
const NAMED_BY_CONTENT = /^(?:\/desk)?\/assets\//;

type Copy = { readonly head: string[]; readonly body: Buffer };
type StaticFile = { readonly etag: string; readonly copies: { plain: Copy; br?: Copy; gzip?: Copy } };

export type StaticFiles = {
  /** Sends the file of this path and tells its status; null when there is none. */
  send(path: string, ask: StaticAsk, response: ServerResponse): number | null;
  /** The files of the build have names of their own, and a missing one is no page. */
  owns(path: string): boolean;
};

type StaticAsk = {
  readonly isHead: boolean;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
};

/** The files of builds, read once into memory with the compressed copies that the build left beside them. */
export function readStaticFiles(...folders: readonly string[]): StaticFiles {
  const files = new Map(
    folders.flatMap((folder) =>
      listFiles(folder).map(
        (file) =>
          [`/${relative(folder, file).split(sep).join("/")}` as string, readStatic(folder, file)] as const,
      ),
    ),
  );
  return {
    owns: (path) => NAMED_BY_CONTENT.test(path),
    send(path, { isHead, acceptEncoding, ifNoneMatch }, response) {
      const file = files.get(path);
      if (!file) return null;
      if (ifNoneMatch !== "" && isKnownEtag(ifNoneMatch, file.etag)) {
        const head = ["ETag", file.etag, "Cache-Control", cachingOf(path), "Vary", "Accept-Encoding"];
        response.writeHead(304, head).end();
        return 304;
      }
      const encoding = encodingFor(acceptEncoding);
      const copy = (encoding !== "identity" && file.copies[encoding]) || file.copies.plain;
      response.writeHead(200, copy.head);
      if (isHead) response.end();
      else response.end(copy.body);
      return 200;
    },
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith("."));
}

function readStatic(folder: string, file: string): StaticFile {
  const path = `/${relative(folder, file).split(sep).join("/")}`;
  const body = readFileSync(file);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = [
    "Content-Type",
    getMimeType(file) ?? "application/octet-stream",
    "Cache-Control",
    cachingOf(path),
    "ETag",
    etag,
    "Vary",
    "Accept-Encoding",
    ...SECURITY_HEADERS.flat(),
  ];
  const copyOf = (content: Buffer, encoding?: string): Copy => ({
    body: content,
    head: [
      ...shared,
      "Content-Length",
      String(content.length),
      ...(encoding ? ["Content-Encoding", encoding] : []),
    ],
  });
  const copies: StaticFile["copies"] = { plain: copyOf(body) };
  if (existsSync(`${file}.br`)) copies.br = copyOf(readFileSync(`${file}.br`), "br");
  if (existsSync(`${file}.gz`)) copies.gzip = copyOf(readFileSync(`${file}.gz`), "gzip");
  return { etag, copies };
}

const cachingOf = (path: string) => (NAMED_BY_CONTENT.test(path) ? IMMUTABLE : FOR_AN_HOUR);
