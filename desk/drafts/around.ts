import type { DraftOnServer, Finding, PublishOutcome } from "./desk-document.ts";
import type { Kept, Remote } from "./editing.ts";

/** A draft as the server tells it. */
export type ToldDraft = DraftOnServer & { readonly etag: string; readonly preview: string };

export type Answered<Done> =
  | ({ readonly kind: "done" } & Done)
  | { readonly kind: "contested" | "lost" | "failed" };

export type Around<Doc> = {
  readonly resource: string;
  /** What a resource is that does not exist yet; absent where it must. */
  readonly newDocument?: Doc | undefined;
  readonly read: () => Promise<Remote<Doc> & { readonly told: ToldDraft | null }>;
  readonly save: (draft: {
    readonly document: Doc;
    readonly base: string | null;
    /** Of the draft that it takes the place of. */
    readonly etag: string | null;
  }) => Promise<Answered<{ readonly told: ToldDraft }>>;
  readonly drop: (etag: string) => Promise<Answered<object>>;
  readonly findings: () => Promise<readonly Finding[]>;
  readonly publish: (etag: string, at: Date | null | undefined) => Promise<PublishOutcome>;
  readonly readKept: () => Kept<Doc> | null;
  readonly keep: (kept: Kept<Doc> | null) => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** Calls back after some milliseconds; the answer takes that back. */
  readonly later: (ms: number, work: () => void) => () => void;
};
