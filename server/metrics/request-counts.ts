import type { IncomingMessage } from "node:http";
import type { PageState } from "#platform/http/page-cache/send-page.ts";

const KINDS = ["page", "api", "form", "media", "desk", "other"] as const;
export type RequestKind = (typeof KINDS)[number];

/** How true the page was that was sent, as the log says it; `none` for what is no page that can be cached. */
const PAGES = ["hit", "renewing", "stale", "miss", "none"] as const;
const STATUSES = ["2xx", "3xx", "304", "4xx", "5xx"] as const;

type CountedRequests = {
  readonly site: string;
  readonly kind: RequestKind;
  readonly page: (typeof PAGES)[number];
  readonly status: (typeof STATUSES)[number];
  readonly requests: number;
};

export type AnsweredRequest = {
  /** Of an existing site; undefined for what no site answered. */
  readonly siteId: string | undefined;
  readonly request: Pick<IncomingMessage, "method" | "url">;
  readonly status: number;
  readonly pageState: PageState | undefined;
  readonly ms: number;
};

export type RequestCounts = {
  count(answered: AnsweredRequest): void;
  list(): CountedRequests[];
  /** Forgets sites that are there no more. */
  keepOnly(siteIds: ReadonlySet<string>): void;
};

type Slow = (siteId: string, kind: RequestKind, seconds: number) => void;

/**
 * Counts requests by site in plain numbers, as this stands on the path of every cached page. `onRendered` is told how long
 * the others took, each of which takes a hundred times as long as being told.
 */
export function createRequestCounts(onRendered: Slow): RequestCounts {
  const bySite = new Map<string, Float64Array>();
  return {
    count({ siteId = "", request, status, pageState, ms }) {
      let counts = bySite.get(siteId);
      if (!counts) bySite.set(siteId, (counts = new Float64Array(KINDS.length * PER_KIND)));
      const kind = pageState === undefined ? kindOf(request) : "page";
      const place = (PLACE_OF_PAGE[pageState ?? "none"] ?? 0) * STATUSES.length + placeOfStatus(status);
      counts[PLACE_OF_KIND[kind] * PER_KIND + place]! += 1;
      if (pageState === undefined || pageState === "miss") onRendered(siteId, kind, ms / 1_000);
    },
    list: () => [...bySite].flatMap(([site, counts]) => listOf(site, counts)),
    keepOnly(siteIds) {
      for (const site of bySite.keys()) if (site !== "" && !siteIds.has(site)) bySite.delete(site);
    },
  };
}

const PER_KIND = PAGES.length * STATUSES.length;
const placesOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;
const PLACE_OF_KIND = placesOf(KINDS);
const PLACE_OF_PAGE = placesOf(PAGES);

function placeOfStatus(status: number): number {
  if (status < 300) return 0;
  if (status < 400) return status === 304 ? 2 : 1;
  return status < 500 ? 3 : 4;
}

/** Begins of paths, not paths: visitors make those up without end. */
const KIND_OF_PATH: ReadonlyArray<readonly [RegExp, RequestKind]> = [
  [/^\/api(\/|$)/, "api"],
  [/^\/[a-z]{2}\/ajax\//, "form"],
  [/^\/(media|rental-units\/assets)\//, "media"],
  [/^\/desk(\/|$)/, "desk"],
  [/^\/(?:[a-z]{2}(\/|$|\?)|$|\?)/, "page"],
];

/** What a request asks for, by the beginning of its path. */
export function kindOf({ method, url = "" }: AnsweredRequest["request"]): RequestKind {
  const kind = KIND_OF_PATH.find(([begins]) => begins.test(url))?.[1] ?? "other";
  return kind === "page" && method === "POST" ? "form" : kind;
}

function listOf(site: string, counts: Float64Array): CountedRequests[] {
  return [...counts].flatMap((requests, place) => {
    if (requests === 0) return [];
    const kind = KINDS[Math.floor(place / PER_KIND)]!;
    const page = PAGES[Math.floor((place % PER_KIND) / STATUSES.length)]!;
    return [{ site, kind, page, status: STATUSES[place % STATUSES.length]!, requests }];
  });
}
