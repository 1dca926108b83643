import type { SiteQueries } from "../site-queries.ts";
import { Site } from "../schema/site.ts";
import type { RequestContext } from "../request-context.ts";

const ADDRESS = { street: { nl: "Kouter" }, number: "1", city: { id: 1, zip: "9000", name: "Gent" } };

/** A request to a small site whose queries answer as a test says; any other call fails. */
export function contextWith(answers: Partial<SiteQueries>): RequestContext {
  const kept = new Map<string, Promise<unknown>>();
  const agency = {
    legalName: "Test bv",
    address: ADDRESS,
    phone: "+32 9 000 00 00",
    email: "test@gevel.example",
  };
  return {
    site: Site.parse({ id: "test", name: "Test", hostnames: ["localhost"], locales: ["nl", "fr"], agency }),
    queries: answers as SiteQueries,
    now: new Date("2026-11-21T10:00:00Z"),
    requestId: "1",
    origin: "http://localhost",
    imageCdn: null,
    map: { kind: "outline" },
    isLocal: false,
    tags: new Set(),
    remember: <T>(key: string, make: () => Promise<T>) => {
      if (!kept.has(key)) kept.set(key, make());
      return kept.get(key) as Promise<T>;
    },
  };
}
