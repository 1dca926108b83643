import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const SIGNATURE_HEADER = "x-hook-signature";

/**
 * What SweepBright's webhook tells: an estate was published, changed or withdrawn; the estate itself is asked for. Source:
 * YoyoImmoConseil/sillage-immo@54bbf87 types/api/sweepbright.ts, and the events' names in
 * CompagnonAgency/wp-sweepbright@55e4c83 api/class-controller-hook.php. A project is one event for itself and its units.
 */
const SweepbrightEvent = z.object({
  event: z.enum(["estate-added", "estate-updated", "estate-deleted"]),
  estate_id: z.string().regex(/^[\w-]{1,100}$/, "expected the id of an estate"),
  company_id: z.string().max(100).nullish(),
  happened_at: z.iso.datetime({ offset: true }).nullish(),
});
type SweepbrightEvent = z.infer<typeof SweepbrightEvent>;

export type ReadEvent =
  | { readonly kind: "event"; readonly event: SweepbrightEvent }
  | { readonly kind: "not-signed" }
  | { readonly kind: "unreadable"; readonly message: string };

/**
 * Reads a webhook's body once its signature is proved: the HMAC-SHA1 of the bytes as they came, keyed by the client secret, in
 * hexadecimal, under `x-hook-signature`. Source: YoyoImmoConseil/sillage-immo@54bbf87 services/properties/sweepbright-webhook.service.ts and
 * app/api/webhooks/sweepbright/route.ts.
 */
export function readSweepbrightEvent(
  body: Uint8Array,
  headers: Pick<Headers, "get">,
  clientSecret: string,
): ReadEvent {
  if (!isSigned(body, headers.get(SIGNATURE_HEADER) ?? "", clientSecret)) return { kind: "not-signed" };
  const parsed = SweepbrightEvent.safeParse(jsonIn(body));
  if (parsed.success) return { kind: "event", event: parsed.data };
  return { kind: "unreadable", message: z.prettifyError(parsed.error) };
}

function isSigned(body: Uint8Array, signature: string, clientSecret: string): boolean {
  if (clientSecret === "" || !/^[0-9a-f]{40}$/i.test(signature)) return false;
  const expected = createHmac("sha1", clientSecret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return undefined;
  }
}
