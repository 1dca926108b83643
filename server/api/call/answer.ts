import { hash } from "node:crypto";
import type { Context } from "hono";

/** JSON text to send as it is; null is an empty 204. */
export type Answer = { readonly json: string | null };

export function answer(value: unknown): Answer {
  return { json: JSON.stringify(value) };
}

export const EMPTY: Answer = { json: null };

/** Sends a public answer: it may be kept, but must be asked after each time (RFC 9111, `no-cache`). */
export function sendAnswer(c: Context, { json }: Answer, varies: readonly string[] = []): Response {
  c.header("Cache-Control", "no-cache");
  if (varies.length > 0) c.header("Vary", varies.join(", "));
  if (json === null) return c.body(null, 204);
  if (c.req.method === "POST") return c.body(json, 200, { "Content-Type": "application/json" });
  return sendText(c, json, "application/json");
}

/** Sends a text with its ETag, or 304 to who has it already. */
export function sendText(c: Context, text: string, contentType: string): Response {
  // Weak: a proxy may compress it.
  const tag = `W/"${hash("sha1", text, "base64url")}"`;
  c.header("ETag", tag);
  c.header("Cache-Control", "no-cache");
  if (knows(c.req.header("If-None-Match"), tag)) return c.body(null, 304);
  return c.body(text, 200, { "Content-Type": contentType });
}

/** RFC 9110, 13.1.2: a list, compared weakly; `*` is anything. */
function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .some((one) => one.trim() === "*" || opaqueTag(one) === opaqueTag(tag));
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
