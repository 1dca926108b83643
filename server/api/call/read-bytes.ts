import type { Context } from "hono";
import { createTurns } from "#platform/db/in-turn.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";

/** Bodies up to here are read before anybody looks at them. */
export const SMALL_BODY = 1_000_000;

/** Files in memory take some gigabyte at most; a site's own calls wait for each other. */
const inTurn = createTurns({ most: 16, mostOfOne: 4 });

/** Whether the body of a call is read only once its caller is known. */
export function isReadLate({ isStreamed = false, takesBytes = 0 }: Endpoint): boolean {
  return isStreamed || takesBytes > SMALL_BODY;
}

/** Does a call when its turn has come, where its body is a file that is held in memory. */
export function whenThereIsRoom<T>(siteId: string, endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  return isReadLate(endpoint) && !endpoint.isStreamed ? inTurn(siteId, work) : work();
}

/** The bytes of a body, with its length told or not. */
export async function readBytes(c: Context, most: number): Promise<Buffer> {
  if (Number(c.req.header("Content-Length") ?? 0) > most) throw new AppError("too-large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new AppError("too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
