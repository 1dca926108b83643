import type { Site } from "#contract/site/site.ts";
import type { Arrival } from "../../app.ts";
import { ownCopy } from "../own-copy.ts";
import type { SentAnswer, SentRequest } from "./thread-messages.ts";

/** A visitor's request as a thread takes it. */
export async function sentRequest(request: Request, arrival: Arrival): Promise<SentRequest> {
  const { requestId, site, origin, nonce, isLocal, caller } = arrival;
  const { url, method, headers } = request;
  const body = request.body ? await request.bytes() : null;
  const sent = { url, method, headers: [...headers], body };
  return { ...sent, siteId: site.id, requestId, origin, nonce, isLocal, caller };
}

/** The request as the app in the thread reads it. */
export function readSentRequest(
  sent: SentRequest,
  site: Site,
): { readonly request: Request; readonly arrival: Arrival } {
  const { url, method, headers, body, requestId, origin, nonce, isLocal, caller } = sent;
  const request = new Request(url, { method, headers: [...headers], body });
  const { signal } = request;
  const tags = new Set<string>();
  return { request, arrival: { requestId, site, origin, nonce, take: null, signal, isLocal, tags, caller } };
}

export async function sentAnswer(answer: Response): Promise<SentAnswer> {
  const { status, headers } = answer;
  return { status, headers: [...headers], body: answer.body && ownCopy(await answer.bytes()) };
}

export function readSentAnswer({ status, headers, body }: SentAnswer): Response {
  return new Response(body, { status, headers: [...headers] });
}
