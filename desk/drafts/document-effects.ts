import type { DraftOnServer, PublishOutcome } from "./desk-document.ts";
import type { Finding } from "../findings/finding-words.ts";
import type { Remote, TabCopy } from "./editing.ts";

/** What the server tells of a draft beside its document. */
export type DraftInfo = DraftOnServer & { readonly etag: string; readonly preview: string };

export type CallOutcome<Done> =
  | ({ readonly kind: "done" } & Done)
  | { readonly kind: "contested" | "lost" | "failed" };

/** What editing a document needs from outside: the calls of the server, the storage of the tab, the clock. */
export type DocumentEffects<Doc> = {
  readonly resource: string;
  /** What a resource is that does not exist yet; absent where it must. */
  readonly newDocument?: Doc | undefined;
  readonly read: () => Promise<Remote<Doc> & { readonly draftInfo: DraftInfo | null }>;
  readonly save: (draft: {
    readonly document: Doc;
    readonly base: string | null;
    /** Of the draft that it takes the place of. */
    readonly etag: string | null;
  }) => Promise<CallOutcome<{ readonly draftInfo: DraftInfo }>>;
  readonly drop: (etag: string) => Promise<CallOutcome<object>>;
  readonly findings: () => Promise<readonly Finding[]>;
  readonly publish: (etag: string, at: Date | null | undefined) => Promise<PublishOutcome>;
  readonly readTabCopy: () => TabCopy<Doc> | null;
  readonly storeTabCopy: (tabCopy: TabCopy<Doc> | null) => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** Runs work after some milliseconds; the answer cancels it. */
  readonly startTimer: (ms: number, work: () => void) => () => void;
};
