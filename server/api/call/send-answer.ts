import { hash } from "node:crypto";
import type { Context } from "hono";
import type { Answer, Endpoint } from "#features/site/api/endpoint.ts";
import { isKnownEtag } from "#platform/http/known-etag.ts";
import { pictureUrls } from "#platform/media/picture-urls.ts";

type Sending = Pick<Endpoint, "varies" | "isPersonal" | "status" | "hasPictures"> & {
  readonly imageCdn: string | null | undefined;
};

/** Sends an answer: a public one may be kept, but must be asked after each time (RFC 9111, `no-cache`); one visitor's never. */
export function sendAnswer(
  c: Context,
  { json: told, headers = {}, response, ...answered }: Answer,
  of: Sending,
): Response {
  if (response) return response;
  const { varies = [], isPersonal = false, hasPictures = false, imageCdn } = of;
  const status = answered.status ?? of.status ?? 200;
  const json = told !== null && hasPictures ? withPictureUrls(told, imageCdn) : told;
  c.header("Cache-Control", isPersonal ? "private, no-store" : "no-cache");
  if (varies.length > 0) c.header("Vary", varies.join(", "));
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (json === null) return c.body(null, 204);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && !isPersonal && status === 200) return sendText(c, json, "application/json");
  return c.body(json, status, { "Content-Type": "application/json" });
}

/** Sends a text with its ETag, or 304 to who has it already. */
export function sendText(c: Context, text: string, contentType: string): Response {
  // Weak: a proxy may compress it.
  const tag = `W/"${hash("sha1", text, "base64url")}"`;
  c.header("ETag", tag);
  c.header("Cache-Control", "no-cache");
  if (isKnownEtag(c.req.header("If-None-Match"), tag)) return c.body(null, 304);
  return c.body(text, 200, { "Content-Type": contentType });
}

/** A picture's content address; inside a text of JSON the quotes would be escaped, so that nothing else reads like this. */
const FILE = /"file": ?"([\w./-]+)"/g;

/** An answer whose pictures say where they are served, in every size: as text, since reading and writing it would cost more than the search. */
export function withPictureUrls(json: string, cdn: string | null | undefined): string {
  return json.replace(
    FILE,
    (pair, file: string) => `${pair},"urls":${JSON.stringify(pictureUrls(file, cdn))}`,
  );
}
