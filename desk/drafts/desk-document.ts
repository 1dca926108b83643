import type { Locale } from "#domain/locale/locale.ts";
import type { Finding } from "../findings/finding-words.ts";
import type { PublishFailure } from "../documents/publish-failure.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";

/** What became of publishing. */
export type PublishOutcome =
  | {
      readonly kind: "published";
      /** Of its page in each language, where it has one. */
      readonly addresses: Multilingual;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: "scheduled"; readonly at: Date | null }
  /** What got lost and is published once more, is published once. */
  | PublishFailure
  /** Not published yet: it would take along what a colleague saved, which the screen shows only now. */
  | { readonly kind: "unseen-changes" };

/** Who changed a draft, and where, as `changed` names places; no name of who is no person of the agency. */
export type Author = { readonly byName: string | null; readonly places: readonly string[] };

/** A colleague changed the same places meanwhile; nothing is overwritten until somebody chose. */
export type Contested = {
  readonly byName: string | null;
  readonly at: Date | null;
  /** Where both changed it, as `changed` names places. */
  readonly places: readonly string[];
  /** What the colleague made of it; null where they took it off. */
  readonly theirs: unknown;
  /** Whether they discarded the draft in which this was. */
  readonly isDiscarded: boolean;
  /** Goes on with what was typed here, on what the colleague made of the rest. */
  readonly keepMine: () => void;
  /** Discards what was typed here. */
  readonly takeTheirs: () => void;
};

/** The draft that the server has. */
export type DraftOnServer = {
  readonly byName: string | null;
  readonly at: Date;
  readonly authors: readonly Author[];
  /** When it is published by itself. */
  readonly publishAt: Date | null;
  /** Why it was not published at its time. */
  readonly refusal: {
    readonly at: Date;
    readonly code: string;
    readonly findings: readonly Finding[];
  } | null;
};

/** A document of the site while it is edited: read, changed, kept as a draft, published. */
export type DeskDocument<Doc> = {
  /** Example: `pages/3`. */
  readonly resource: string;
  readonly state: "loading" | "failed" | "missing" | "ready";
  /** Reads it again after it failed. */
  readonly retry: () => void;
  /** As it stands; null of what does not exist yet. */
  readonly published: Doc | null;
  /** What the screen edits. Only while `state` is `ready`. */
  readonly document: Doc;
  /** Typing in one field, named by `step`, is one step of undo until it rests; without a name each change is one. */
  readonly change: (next: (document: Doc) => Doc, step?: string) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Where it differs from what is published, as findings name places: `blocks.2.text.nl`. */
  readonly changed: ReadonlySet<string>;
  /** What is typed is in the browser at once, and on the server within seconds; `unsaved` is what the server did not take. */
  readonly saving: "saved" | "saving" | "offline" | "unsaved";
  readonly savedAt: Date | null;
  /** Null where there is none. */
  readonly draft: DraftOnServer | null;
  readonly contested: Contested | null;
  /** What colleagues saved while this screen was open, and who publishes here takes along. */
  readonly colleagueChanges: readonly Author[];
  /** What publishing would find, as of the last time that it was saved. */
  readonly findings: readonly Finding[];
  readonly isPublishing: boolean;
  /** Of the last time that it was published, until it is changed. */
  readonly outcome: PublishOutcome | null;
  /** Now, or by itself at a time; null takes that time back. */
  readonly publish: (at?: Date | null) => Promise<PublishOutcome>;
  /** Nothing is discarded that a colleague saved and this screen did not show: it then is `contested`. */
  readonly discard: () => Promise<"done" | "contested" | "lost" | "failed">;
  /** Looks whether a colleague saved or published meanwhile. */
  readonly refresh: () => Promise<void>;
  /** Saves what is typed now; whether the server has it. */
  readonly save: () => Promise<boolean>;
  /** Where the site is seen with this draft; another address after each save. Null where there is no draft. */
  readonly previewUrl: ((locale: Locale) => string) | null;
};
