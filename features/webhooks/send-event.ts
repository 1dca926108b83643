import type { FetchPublic } from "#platform/http/fetch-public.ts";
import { signedHeaders } from "./signature.ts";

/** An event that is to go to an address, signed with the secret that belongs to it. */
export type SignedEvent = {
  readonly url: string;
  readonly secret: Buffer;
  readonly eventId: string;
  readonly body: string;
};

/** Taken; never wanted again (410); no address that is called; or not taken now. `said` never repeats what was sent. */
export type EventAnswer = {
  readonly kind: "taken" | "gone" | "refused" | "failed";
  readonly said: string;
  readonly body: string;
};

const TIMEOUT_MS = 15_000;
/** Nobody reads it; a whole page may be an answer. */
const MAX_ANSWER_BYTES = 1_000_000;
const GONE = 410;

/** Posts an event to its webhook; any status from 200 to 299 has taken it, and a redirect is none of these. */
export async function sendEvent(
  fetchPublic: FetchPublic,
  { url, secret, eventId, body }: SignedEvent,
  now: Date,
): Promise<EventAnswer> {
  const answer = await fetchPublic(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...signedHeaders(secret, { eventId, body, now }) },
    body,
    maxBytes: MAX_ANSWER_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  if (answer.kind !== "answered") return { kind: answer.kind, said: answer.reason, body: "" };
  const { status } = answer;
  const said = `HTTP ${status}`;
  const isTaken = status >= 200 && status < 300;
  const kind = isTaken ? "taken" : status === GONE ? "gone" : "failed";
  return { kind, said, body: answer.body.toString("utf8") };
}
