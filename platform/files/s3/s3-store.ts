import { openAsBlob } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { type FileStore, FilesAway, NoSuchFile, type PartOfFile, type StoredFile } from "../file-store.ts";
import type { S3Place } from "./s3-place.ts";
import { createS3Requests, type Patience, refusalOf, type S3Request } from "./s3-requests.ts";

/** Imports, backups and jobs: nobody looks at a page meanwhile. */
export const PATIENT: Patience = { tries: 5, answerMs: 30_000, bodyMs: 120_000, restMs: 0 };
/** A page waits for the picture. */
export const FOR_VISITORS: Patience = { tries: 2, answerMs: 2_000, bodyMs: 10_000, restMs: 5_000 };

const TYPES: Readonly<Record<string, string>> = { json: "application/json", svg: "image/svg+xml" };

/** Files in a bucket of Amazon S3 or of a service that speaks its language. */
export function openS3Store(place: S3Place, patience: Patience): FileStore {
  const ask = createS3Requests(place, patience);
  const send = async (request: S3Request, expected: readonly number[] = [200]) => {
    const answer = await ask(request);
    if (expected.includes(answer.status)) return answer;
    throw new FilesAway(await refusalOf(place, request, answer));
  };
  const put = async (key: string, body: Uint8Array<ArrayBuffer> | Blob) => {
    const type = TYPES[key.split(".").at(-1)!] ?? "application/octet-stream";
    await send({ method: "PUT", key, body, headers: { "content-type": type } });
  };
  const remove = async (key: string) => void (await send({ method: "DELETE", key }, [200, 204, 404]));
  const pages = pagesOf(place, send);
  return {
    place: `s3://${place.bucket}/${place.prefix}`.replace(/\/$/, ""),
    find: (key) => findObject(send, key),
    read: async (key) => {
      const answer = await send({ method: "GET", key }, [200, 404]);
      return (await isMissing(place, key, answer)) ? null : Buffer.from(await answer.arrayBuffer());
    },
    stream: async (key, part) => {
      const answer = await send({ method: "GET", key, isStreamed: true, ...rangeOf(part) }, [200, 206, 404]);
      if ((await isMissing(place, key, answer)) || !answer.body) throw new NoSuchFile(place.bucket, key);
      return answer.body;
    },
    write: (key, content) => put(key, new Uint8Array(Buffer.from(content))),
    writeFrom: async (key, path) => put(key, await openAsBlob(path)),
    remove,
    removeAll: async (prefix) => {
      for await (const { files } of pages(prefix))
        for (const { key } of files) await remove(key.slice(place.prefix.length));
    },
    folders: async function* (levels) {
      let last = "";
      for await (const { files } of pages(""))
        for (const { key } of files) {
          const names = key.slice(place.prefix.length).split("/").slice(0, -1);
          const folder = names.slice(0, levels).join("/");
          if (names.length >= levels && folder !== last) yield (last = folder);
        }
    },
    list: async function* (prefix) {
      for await (const { files } of pages(prefix))
        for (const { key, ...file } of files) yield { key: key.slice(place.prefix.length), ...file };
    },
  };
}

type Send = (request: S3Request, expected?: readonly number[]) => Promise<Response>;

/** A bucket that is not there is a mistake in the settings, and not a file that is missing. */
async function isMissing(place: S3Place, key: string, answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false;
  const told = await refusalOf(place, { method: "GET", key }, answer);
  if (told.includes("NoSuchBucket")) throw new FilesAway(told);
  return true;
}

async function findObject(send: Send, key: string): Promise<StoredFile | null> {
  const { status, headers } = await send({ method: "HEAD", key }, [200, 404]);
  if (status === 404) return null;
  const writtenAt = new Date(headers.get("last-modified") ?? 0);
  return { key, bytes: Number(headers.get("content-length")), writtenAt };
}

function rangeOf(part: PartOfFile | undefined): Pick<S3Request, "headers"> {
  return part ? { headers: { range: `bytes=${part.from}-${part.to}` } } : {};
}

function pagesOf({ prefix: before }: S3Place, send: Send) {
  return async function* (prefix: string) {
    for (let next: string | undefined; ;) {
      const query = {
        "list-type": "2",
        prefix: before + prefix,
        ...(next && { "continuation-token": next }),
      };
      const page = readListedPage(await (await send({ method: "GET", query })).text());
      yield page;
      if (!page.next) return;
      next = page.next;
    }
  };
}

const Listed = z.object({
  ListBucketResult: z.object({
    NextContinuationToken: z.string().optional(),
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.coerce.date() }))
      .default([]),
  }),
});

type ListedPage = {
  readonly next: string | undefined;
  readonly files: ReadonlyArray<{ readonly key: string; readonly bytes: number; readonly writtenAt: Date }>;
};

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === "Contents",
});

/** Reads a page of `ListObjectsV2`. */
function readListedPage(xml: string): ListedPage {
  const { ListBucketResult: page } = Listed.parse(parser.parse(xml));
  return {
    next: page.NextContinuationToken || undefined,
    files: page.Contents.map(({ Key, Size, LastModified }) => ({
      key: Key,
      bytes: Size,
      writtenAt: LastModified,
    })),
  };
}
