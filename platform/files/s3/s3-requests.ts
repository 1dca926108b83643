import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { FilesAway } from "../file-store.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { S3Place } from "./s3-place.ts";

/** How long one who asks can wait. */
export type Patience = {
  readonly tries: number;
  /** For one try, until the head of the answer is there. */
  readonly answerMs: number;
  /** From then on, until all of the answer is there. */
  readonly bodyMs: number;
  /** After all tries failed, whoever asks within this time is refused at once. */
  readonly restMs: number;
};

export type S3Request = {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Without the store's prefix; none for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | Blob;
  /** Whoever asks reads the answer at a pace of their own, as a film is watched. */
  readonly isStreamed?: boolean;
};

const AT_ONCE = 16;
const MOST_WAITING = 10_000;
const FIRST_PAUSE_MS = 200;
/** Too many requests, a fault of the service, a part of it that is away: S3's documentation says to try again. */
const TRY_AGAIN = new Set([408, 429, 500, 502, 503, 504]);

/** Sends signed requests to a bucket: a few at a time, again after failures, never longer than the patience allows. */
export function createS3Requests(place: S3Place, patience: Patience) {
  const inTurn = limitConcurrency<Response>({ atOnce: AT_ONCE, waiting: MOST_WAITING });
  let awayUntil = 0;

  const tryAll = async (request: S3Request): Promise<Response> => {
    for (let tried = 1; ; tried += 1) {
      if (performance.now() < awayUntil) throw new FilesAway(`s3://${place.bucket} does not answer`);
      const answer = await send(place, request, patience).catch((error: Error) => error);
      if (answer instanceof Response && !TRY_AGAIN.has(answer.status)) return answer;
      if (tried < patience.tries) await sleep(FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random()));
      else {
        awayUntil = performance.now() + patience.restMs;
        throw await failure(place, request, answer);
      }
    }
  };

  /** The answer, whatever its status: 404 is for the caller to read. */
  return (request: S3Request): Promise<Response> => inTurn(randomUUID(), () => tryAll(request));
}

async function send(place: S3Place, request: S3Request, patience: Patience): Promise<Response> {
  const signed = await new AwsV4Signer({
    ...place,
    service: "s3",
    method: request.method,
    url: addressOf(place, request),
    headers: { ...request.headers, "x-amz-content-sha256": await hashOf(request.body) },
  }).sign();
  const deadline = createDeadline();
  const { method, body = null } = request;
  try {
    deadline.set(patience.answerMs);
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body,
      signal: deadline.signal,
    });
    if (request.isStreamed || !answer.body) return answer;
    deadline.set(patience.bodyMs);
    return new Response(await answer.arrayBuffer(), answer);
  } finally {
    deadline.end();
  }
}

function createDeadline() {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: control.signal,
    set: (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(new Error(`no answer within ${ms} ms`)), ms);
    },
    end: () => clearTimeout(timer),
  };
}

function addressOf({ endpoint, isPathStyle, bucket, prefix }: S3Place, { key, query }: S3Request): string {
  const address = new URL(endpoint);
  if (!isPathStyle) address.host = `${bucket}.${address.host}`;
  const path = key === undefined ? "" : `${prefix}${key}`;
  address.pathname = `${address.pathname.replace(/\/$/, "")}/${isPathStyle ? `${bucket}/` : ""}${path}`;
  if (key === undefined && isPathStyle) address.pathname = address.pathname.replace(/\/$/, "");
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  return address.href;
}

/** A large file is not read twice for its hash: TLS protects it on its way, and whoever reads it knows its hash. */
async function hashOf(body: S3Request["body"]): Promise<string> {
  if (body instanceof Blob) return "UNSIGNED-PAYLOAD";
  const hash = await crypto.subtle.digest("SHA-256", body ?? new Uint8Array());
  return Buffer.from(hash).toString("hex");
}

async function failure(place: S3Place, request: S3Request, answer: Response | Error): Promise<FilesAway> {
  if (answer instanceof Response) return new FilesAway(await refusalOf(place, request, answer));
  const reason = answer.cause instanceof Error ? answer.cause.message : answer.message;
  return new FilesAway(`s3://${place.bucket} does not answer: ${reason}`, { cause: answer });
}

/** In one line what a bucket said no with, and to what: its code and words, the method and the key or what was listed. */
export async function refusalOf(
  { bucket, prefix }: S3Place,
  { method, key, query }: S3Request,
  answer: Response,
): Promise<string> {
  const text = await answer.text().catch(() => "");
  const [code, message] = ["Code", "Message"].map((name) => new RegExp(`<${name}>([^<]*)<`).exec(text)?.[1]);
  const said = [answer.status, code, message].filter(Boolean).join(" ");
  const asked = key === undefined ? `a list of ${query?.["prefix"] || "all"}` : `${method} ${prefix}${key}`;
  return `s3://${bucket} answered ${said} (to ${asked})`;
}
