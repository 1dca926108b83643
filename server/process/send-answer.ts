import type { ServerResponse } from "node:http";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const TEXT = /^(text\/|application\/(json|[\w.-]+\+json|xml|javascript)|image\/svg)/;
/** Below this, a compressed body is hardly smaller. */
const WORTH_COMPRESSING = 1_000;
const STREAMING_BROTLI = 4;

/** Sends an answer of the app as it comes, compressed where that helps; a visitor who leaves ends it. */
export async function sendAnswer(
  answer: Response,
  response: ServerResponse,
  acceptEncoding: string,
): Promise<void> {
  const { headers } = answer;
  const encoder = answer.body && isCompressible(headers) ? encoderFor(acceptEncoding) : null;
  if (isText(headers)) headers.append("Vary", "Accept-Encoding");
  if (encoder) {
    headers.delete("Content-Length");
    headers.set("Content-Encoding", encoder.name);
  }
  response.writeHead(answer.status, [...headers].flat());
  if (!answer.body || response.req.method === "HEAD") {
    await answer.body?.cancel();
    response.end();
    return;
  }
  if (response.destroyed) return void (await answer.body.cancel());
  const source = Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream);
  const sent = encoder ? pipeline(source, encoder.stream, response) : pipeline(source, response);
  await sent.catch((error: unknown) => {
    // A visitor who left is no failure.
    if (!response.destroyed || response.errored) throw error;
  });
}

const isText = (headers: Headers) => TEXT.test(headers.get("Content-Type") ?? "");

/** A secret and a guess compressed together give the secret away (BREACH): personal answers stay plain. */
function isCompressible(headers: Headers): boolean {
  const length = headers.get("Content-Length");
  return (
    isText(headers) &&
    !headers.has("Content-Encoding") &&
    !/no-store/.test(headers.get("Cache-Control") ?? "") &&
    (length === null || Number(length) >= WORTH_COMPRESSING)
  );
}

function encoderFor(acceptEncoding: string): { name: string; stream: Transform } | null {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: STREAMING_BROTLI };
    return { name: "br", stream: createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH }) };
  }
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding)) {
    return { name: "gzip", stream: createGzip({ flush: constants.Z_SYNC_FLUSH }) };
  }
  return null;
}
