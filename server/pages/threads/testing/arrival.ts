import type { Site } from "#contract/site/site.ts";
import type { Arrival } from "../../../app.ts";

/** A visitor's request of one site. */
export const ARRIVAL: Arrival = {
  requestId: "7c",
  site: { id: "huyzen" } as Site,
  origin: "https://huyzen.example",
  nonce: "bm9uY2U=",
  take: null,
  signal: new AbortController().signal,
  isLocal: false,
  tags: new Set(),
  caller: { address: "203.0.113.9" },
};
