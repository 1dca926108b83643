import { LRUCache } from "lru-cache";
import type { Site } from "#features/site/schema/site.ts";
import type { Log } from "#platform/log/log.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import type { Rendered, RenderPage } from "./page-renderer.ts";
import { type CachedPage, compressFully } from "#platform/http/page-cache/cached-page.ts";
import { createPageStore, type PageStore, type PageUsage } from "./page-store.ts";
import { createPendingRenders } from "./pending-renders.ts";
import type { PageState } from "#platform/http/page-cache/send-page.ts";

type PageAnswer =
  | { readonly kind: "page"; readonly page: CachedPage; readonly state: PageState }
  | UncachedPage;

type UncachedPage = Exclude<Rendered, { kind: "cacheable" }>;

export type PageCacheOptions = {
  readonly render: RenderPage;
  readonly isDatabaseAway: () => boolean;
  readonly log: Pick<Log, "warn">;
  readonly now: () => Date;
  readonly maxBytes?: number;
};

export type PageCache = {
  /** A cached page that can be sent at once; when it has aged, it is rendered again behind the answer. */
  find(key: string, site: Site): { readonly page: CachedPage; readonly state: PageState } | undefined;
  /** The page, rendered now unless somebody else is rendering it already. */
  make(key: string, site: Site): Promise<PageAnswer>;
  drop(change: Change): void;
  outdateAll(): void;
  usage(): PageUsage;
  /** Resolves when no page is being rendered any more, for a visitor or behind one. */
  settle(): Promise<void>;
};

/** Sites show times and days too: nothing is taken for true longer than this. */
const FRESH_MS = 5 * 60_000;
/** Older than this, a visitor waits for the new page rather than seeing the old one. */
const RENEWED_BEHIND_MS = 60 * 60_000;
/** So long after a renewal that failed, the page is served as it is. */
const RETRY_MS = 30_000;
/** A page that is asked for again is compressed thoroughly: a list then comes with the first packets of a new connection. */
const HITS_BEFORE_COMPRESSING = 1;
const REMEMBERED_PERSONAL = 5_000;

/** Whole pages, rendered once for everyone until what they show changes. */
export function createPageCache({ render, isDatabaseAway, log, now, maxBytes }: PageCacheOptions): PageCache {
  const store = createPageStore(maxBytes);
  const compressSoon = createCompressor(log);
  const { isPersonal, renderInto, renewBehind, note, settle } = createRenders({
    render,
    store,
    compressSoon,
    log,
    now,
  });

  return {
    find(key, site) {
      const page = store.find(key);
      if (!page) return undefined;
      if (isDatabaseAway()) return { page, state: "stale" };
      const age = now().getTime() - page.storedAt;
      if (page.outdated || page.changed || age > RENEWED_BEHIND_MS) return undefined;
      if (++page.hits === HITS_BEFORE_COMPRESSING) compressSoon(page);
      if (age <= FRESH_MS) return { page, state: "hit" };
      void renewBehind(page, site);
      return { page, state: "renewing" };
    },

    async make(key, site) {
      if (isPersonal(key)) return { kind: "personal" };
      const before = store.find(key);
      const mayServe = () => before && store.find(key) === before && (!before.changed || isDatabaseAway());
      const rendered = await renderInto(key, site).catch((error: unknown) => {
        if (!mayServe()) throw error;
        log.warn({ err: error, key }, "an old page serves since a new one could not be rendered");
        return null;
      });
      const failed = rendered === null || (rendered.kind === "uncacheable" && rendered.status >= 500);
      // What changed meanwhile shows what is true no more, and what was withdrawn must not be seen at all.
      if (failed && before && mayServe()) return { kind: "page", page: before, state: "stale" };
      if (rendered === null) throw new Error("The page was dropped while it could not be rendered");
      return rendered.kind === "cacheable" ? { kind: "page", page: rendered.page, state: "miss" } : rendered;
    },

    drop(change) {
      store.drop(change);
      note(change);
    },
    outdateAll: () => store.outdateAll(),
    usage: store.usage,
    settle,
  };
}

type RenderParts = Pick<PageCacheOptions, "render" | "log" | "now"> & {
  readonly store: PageStore;
  readonly compressSoon: (page: CachedPage) => void;
};

/** Renders pages into the store, each once for all who ask for it at a time, and remembers which belong to one visitor. */
function createRenders({ render, store, compressSoon, log, now }: RenderParts) {
  const pending = createPendingRenders<Rendered>();
  const personal = new LRUCache<string, true>({ max: REMEMBERED_PERSONAL, ttl: FRESH_MS });

  const keep = (page: CachedPage) => {
    page.hits = store.find(page.key)?.hits ?? 0;
    store.add(page);
    if (page.hits >= HITS_BEFORE_COMPRESSING) compressSoon(page);
  };
  const renderInto = (key: string, site: Site) =>
    pending.share(key, site.id, async (wasOvertaken) => {
      const rendered = await render(key, site);
      if (rendered.kind === "personal") personal.set(key, true);
      if (rendered.kind === "cacheable" && !wasOvertaken(rendered.page.tags)) keep(rendered.page);
      return rendered;
    });

  return {
    renderInto,
    isPersonal: (key: string) => personal.has(key),
    async renewBehind(page: CachedPage, site: Site): Promise<void> {
      const { key } = page;
      if (pending.isPending(key) || now().getTime() < page.renewAfter) return;
      const rendered = await renderInto(key, site).catch((error: unknown) => {
        log.warn({ err: error, key }, "a page could not be renewed");
        return null;
      });
      // What is cached or personal now is not asked for here any more.
      if (rendered === null || rendered.kind === "uncacheable") page.renewAfter = now().getTime() + RETRY_MS;
    },
    note(change: Change) {
      pending.note(change);
      // Anything may have become the same for everyone, or the opposite.
      personal.clear();
    },
    settle: pending.settle,
  };
}

/** Compresses one page after the other: two at once would take the time that visitors need. */
function createCompressor(log: Pick<Log, "warn">): (page: CachedPage) => void {
  const MAX_WAITING = 100;
  const waiting: CachedPage[] = [];
  let isBusy = false;
  const compressNext = async () => {
    const page = waiting.shift();
    if (!page) return void (isBusy = false);
    isBusy = true;
    await compressFully(page).catch((error: unknown) =>
      log.warn({ err: error }, "a page could not be compressed"),
    );
    void compressNext();
  };
  return (page) => {
    if (waiting.length < MAX_WAITING) waiting.push(page);
    if (!isBusy) void compressNext();
  };
}
