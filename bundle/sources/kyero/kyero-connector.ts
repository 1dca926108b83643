import { z } from "zod";
import { defineConnector } from "../run/connector.ts";
import { fetchKyero } from "./fetch-kyero.ts";

export const kyero = defineConnector({
  about: "A Kyero feed (version 3) at an address, always complete.",
  settings: z.object({ address: z.url({ protocol: /^https?$/ }).describe("Where the feed is.") }),
  async collect({ settings, state, context, fetch }) {
    const fetched = await fetchKyero(settings.address, { fetch, context, etag: etagIn(state) });
    if (fetched.kind !== "fetched") return fetched;
    const { listings, findings, isWhole } = fetched.feed;
    return {
      kind: "delivery",
      listings,
      withdrawn: [],
      isComplete: isWhole,
      findings,
      ...(fetched.etag ? { state: { etag: fetched.etag } } : {}),
    };
  },
});

function etagIn(state: { readonly [key: string]: unknown } | null): string | null {
  return typeof state?.["etag"] === "string" ? state["etag"] : null;
}
