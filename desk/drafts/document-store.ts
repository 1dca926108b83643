import { differingPaths, isSameDocument } from "#domain/document/differing-paths.ts";
import { contestedPaths, joinChanges } from "#domain/document/join-changes.ts";
import type { Contested, DeskDocument, Finding, PublishOutcome } from "./desk-document.ts";
import { beginHistory, changeHistory, type History, redoHistory, undoHistory } from "./history.ts";

/** A document as it stands, and the mark of that state; both null of what does not exist yet. */
export type Published<Doc> = { readonly document: Doc | null; readonly etag: string | null };

/** What the tab keeps of a document that is not published. */
export type Kept<Doc> = { readonly base: Published<Doc>; readonly document: Doc; readonly at: string };

export type Around<Doc> = {
  /** What a resource is that does not exist yet; absent where it must. */
  readonly newDocument?: Doc | undefined;
  readonly read: () => Promise<Published<Doc>>;
  readonly publish: (base: Published<Doc>, document: Doc) => Promise<PublishOutcome>;
  readonly readKept: () => Kept<Doc> | null;
  readonly keep: (kept: Kept<Doc> | null) => void;
  readonly now: () => Date;
};

type State<Doc> = {
  readonly state: DeskDocument<Doc>["state"];
  /** What the changes are made of. */
  readonly base: Published<Doc>;
  readonly history: History<Doc>;
  readonly savedAt: Date | null;
  /** What somebody made of it meanwhile, until somebody here chose. */
  readonly meanwhile: Published<Doc> | null;
  readonly isPublishing: boolean;
  readonly outcome: PublishOutcome | null;
};

const NOTHING: Published<never> = { document: null, etag: null };

/** Edits one document of the site: what is typed is kept at once, and published on what it was made of alone. */
export class DocumentStore<Doc> {
  readonly #around: Around<Doc>;
  readonly #listeners = new Set<() => void>();
  #state: State<Doc>;
  #snapshot: DeskDocument<Doc> | null = null;

  constructor(around: Around<Doc>) {
    this.#around = around;
    // Nobody reads the document before it is there.
    const document = around.newDocument as Doc;
    this.#state = {
      state: "loading",
      base: NOTHING,
      history: beginHistory(document),
      savedAt: null,
      meanwhile: null,
      isPublishing: false,
      outcome: null,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): DeskDocument<Doc> => (this.#snapshot ??= this.#shown());

  readonly load = async (): Promise<void> => {
    try {
      const published = await this.#around.read();
      const document = published.document ?? this.#around.newDocument;
      if (document === undefined) return this.#set({ state: "missing" });
      const kept = this.#around.readKept();
      this.#set({ state: "ready", base: published, history: beginHistory(document) });
      if (kept) this.#resume(kept, published);
    } catch {
      this.#set({ state: "failed" });
    }
  };

  /** Goes on with what was typed, on what stands now. */
  #resume({ base, document, at }: Kept<Doc>, published: Published<Doc>): void {
    this.#set({ base, history: beginHistory(document), savedAt: new Date(at) });
    if (base.etag !== published.etag) this.#meet(published);
  }

  /** Somebody published meanwhile: what both did not change alike is asked, the rest is joined. */
  #meet(published: Published<Doc>): void {
    const { base, history } = this.#state;
    const isContested =
      published.document === null ||
      contestedPaths(base.document, history.document, published.document).length > 0;
    this.#set({ meanwhile: published });
    if (!isContested) this.#join();
  }

  readonly #join = (): void => {
    const { base, history, meanwhile } = this.#state;
    if (!meanwhile) return;
    const joined = joinChanges(base.document, history.document, meanwhile.document) as Doc;
    this.#set({ base: meanwhile, meanwhile: null, history: beginHistory(joined), outcome: null });
    this.#keep();
  };

  readonly #change: DeskDocument<Doc>["change"] = (next, step) => {
    const { history } = this.#state;
    this.#turnTo(changeHistory(history, next(history.document), step ?? null));
  };

  #turnTo(history: History<Doc>): void {
    this.#set({ history, outcome: null });
    this.#keep();
  }

  #keep(): void {
    const { base, history } = this.#state;
    const at = this.#around.now();
    const isChanged = !isSameDocument(base.document, history.document);
    this.#around.keep(isChanged ? { base, document: history.document, at: at.toISOString() } : null);
    this.#set({ savedAt: isChanged ? at : null });
  }

  readonly #publish = async (): Promise<PublishOutcome> => {
    this.#set({ isPublishing: true, outcome: null });
    const outcome = await this.#publishOn(2);
    this.#set({ isPublishing: false, outcome });
    return outcome;
  };

  async #publishOn(turns: number): Promise<PublishOutcome> {
    const { base, history, meanwhile } = this.#state;
    if (meanwhile) return { kind: "contested" };
    const outcome = await this.#around.publish(base, history.document);
    if (outcome.kind === "published") await this.#beginAnew(history.document);
    if (outcome.kind !== "contested") return outcome;
    this.#meet(await this.#around.read());
    return turns > 1 ? this.#publishOn(turns - 1) : outcome;
  }

  /** What was typed while it was published stays. */
  async #beginAnew(sent: Doc): Promise<void> {
    const published = await this.#around.read().catch(() => null);
    if (!published?.document) return;
    const { history } = this.#state;
    const joined = joinChanges(sent, history.document, published.document) as Doc;
    this.#set({ base: published, history: beginHistory(joined) });
    this.#keep();
  }

  readonly #discard = async (): Promise<void> => {
    const { base, meanwhile } = this.#state;
    const published = meanwhile ?? base;
    const document = published.document ?? this.#around.newDocument;
    this.#around.keep(null);
    if (document === undefined) return this.#set({ state: "missing" });
    this.#set({
      base: published,
      meanwhile: null,
      history: beginHistory(document),
      savedAt: null,
      outcome: null,
    });
  };

  #set(next: Partial<State<Doc>>): void {
    this.#state = { ...this.#state, ...next };
    this.#snapshot = null;
    this.#listeners.forEach((listener) => listener());
  }

  #shown(): DeskDocument<Doc> {
    const { state, base, history, savedAt, meanwhile, isPublishing, outcome } = this.#state;
    const isReady = state === "ready";
    const changed = isReady ? differingPaths(base.document ?? {}, history.document) : [];
    return {
      state,
      retry: () => void this.load(),
      published: base.document,
      document: history.document,
      change: this.#change,
      undo: history.past.length > 0 ? () => this.#turnTo(undoHistory(this.#state.history)) : null,
      redo: history.future.length > 0 ? () => this.#turnTo(redoHistory(this.#state.history)) : null,
      changed: new Set(changed.map((path) => path.join("."))),
      saving: "saved",
      savedAt,
      contested: meanwhile && this.#contested(meanwhile),
      findings: findingsOf(outcome),
      isPublishing,
      outcome,
      publish: this.#publish,
      discard: this.#discard,
    };
  }

  #contested(meanwhile: Published<Doc>): Contested {
    const { base, history } = this.#state;
    const places = contestedPaths(base.document, history.document, meanwhile.document);
    return {
      byName: null,
      at: null,
      places: places.map((path) => path.join(".")),
      keepMine: this.#join,
      takeTheirs: () => void this.#discard(),
    };
  }
}

function findingsOf(outcome: PublishOutcome | null): readonly Finding[] {
  return outcome?.kind === "published" || outcome?.kind === "refused" ? outcome.findings : [];
}
