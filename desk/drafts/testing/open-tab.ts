import { vi } from "vitest";
import type { DocumentEffects, DraftInfo } from "../document-effects.ts";
import type { PublishOutcome } from "../desk-document.ts";
import { DocumentStore } from "../document-store.ts";
import type { TabCopy } from "../editing.ts";

type Page = { readonly title: string; readonly text?: string };
type Draft = {
  readonly document: Page;
  readonly base: string | null;
  readonly etag: string;
  readonly preview: string;
};

export const NOW = new Date("2026-11-24T09:42:00Z");

/** A site with one page, at which a colleague may work too. */
export function openSite(stands: Page | null = { title: "Over ons" }) {
  let version = 1;
  const mark = () => `"${(version += 1)}"`;
  const site = {
    page: stands,
    etag: stands ? mark() : null,
    draft: null as Draft | null,
    formerly: new Map<string, Page>(),
    isCut: false,
    publishes(page: Page | null) {
      if (site.page && site.etag) site.formerly.set(site.etag, site.page);
      site.page = page;
      site.etag = page && mark();
    },
    saves(document: Page) {
      const etag = mark();
      const { base, preview } = site.draft ?? { base: site.etag, preview: `/preview/${etag}` };
      site.draft = { document, base, etag, preview };
    },
  };
  return site;
}

type TestSite = ReturnType<typeof openSite>;

function draftInfoOf({ etag, preview }: Draft): DraftInfo {
  return { etag, at: NOW, byName: "Joris", authors: [], publishAt: null, refusal: null, preview };
}

/** Somebody at the desk of that site, in a tab of their own. */
export function openTab(
  site: TestSite,
  { tabCopy = null as TabCopy<Page> | null, newDocument = undefined as Page | undefined } = {},
) {
  const tab = { tabCopy, now: 0, waiting: [] as Array<() => void>, answers: [] as PublishOutcome[] };
  const documentOf = (etag: string | null) =>
    etag === site.etag ? site.page : (site.formerly.get(etag ?? "") ?? null);
  const effects: DocumentEffects<Page> = {
    resource: "pages/1",
    newDocument,
    read: vi.fn(async () => {
      if (site.isCut) throw new Error("lost");
      const { page: document, etag, draft } = site;
      const published = { document, etag };
      if (!draft) return { published, draft: null, draftInfo: null };
      const base = { document: documentOf(draft.base), etag: draft.base };
      return {
        published,
        draft: { document: draft.document, etag: draft.etag, base },
        draftInfo: draftInfoOf(draft),
      };
    }),
    save: async ({ document, base, etag }) => {
      if (site.isCut) return { kind: "lost" };
      if ((site.draft?.etag ?? null) !== etag) return { kind: "contested" };
      site.saves(document);
      site.draft = { ...site.draft!, base };
      return { kind: "done", draftInfo: draftInfoOf(site.draft) };
    },
    drop: async (etag) => {
      if (site.isCut) return { kind: "lost" };
      if (site.draft?.etag !== etag) return { kind: "contested" };
      site.draft = null;
      return { kind: "done" };
    },
    findings: async () => [{ level: "warning", code: "too-short", path: "title" }],
    publish: async (etag, at) => {
      const answer = tab.answers.shift();
      if (answer) return answer;
      if (site.isCut) return { kind: "lost" };
      if (site.draft?.etag !== etag || site.draft.base !== site.etag) return { kind: "contested" };
      if (at !== undefined) return { kind: "scheduled", at };
      site.publishes(site.draft.document);
      site.draft = null;
      return { kind: "published", addresses: {}, findings: [] };
    },
    readTabCopy: () => tab.tabCopy,
    storeTabCopy: (next) => void (tab.tabCopy = next),
    now: () => tab.now,
    startTimer: (_ms, work) => {
      tab.waiting.push(work);
      return () => void (tab.waiting = tab.waiting.filter((one) => one !== work));
    },
  };
  const store = new DocumentStore<Page>(effects);
  const write = (fields: Partial<Page>, step?: string) =>
    store.snapshot().change((page) => ({ ...page, ...fields }), step);
  /** The time passes after which what is typed is saved. */
  const rest = async () => {
    for (const work of tab.waiting.splice(0)) work();
    await store.snapshot().save();
  };
  return { tab, store, effects, write, rest, shown: () => store.snapshot() };
}
