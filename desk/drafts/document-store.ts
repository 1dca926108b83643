import { differingPaths } from "#domain/document/differing-paths.ts";
import type { Answered, Around, ToldDraft } from "./around.ts";
import { broughtPlaces, shownOf, withBrought } from "./brought.ts";
import { contestedOf } from "./contested-of.ts";
import type { DeskDocument, PublishOutcome } from "./desk-document.ts";
import {
  beginEditing,
  type Editing,
  isAsPublished,
  isSaved,
  keepMine,
  meet,
  type Published,
  takeTheirs,
} from "./editing.ts";
import { beginHistory, changeHistory, type History, redoHistory, undoHistory } from "./history.ts";

type Told = "state" | "saving" | "brought" | "findings" | "isPublishing" | "outcome";

type State<Doc> = Pick<DeskDocument<Doc>, Told> & {
  readonly editing: Editing<Doc>;
  readonly told: ToldDraft | null;
};

/** Typing is saved when it rests for so long; what did not arrive is sent again after the second. */
const RESTS_MS = 1_200;
const AGAIN_MS = 5_000;
/** What came onto the screen just before somebody pressed a button, they did not read. */
const SEEN_AFTER_MS = 700;

/** Edits one document of the site: what is typed is kept in the tab at once, in the server's draft soon, and published on what it was made of. */
export class DocumentStore<Doc> {
  readonly #around: Around<Doc>;
  readonly #listeners = new Set<() => void>();
  #state: State<Doc>;
  #snapshot: DeskDocument<Doc> | null = null;
  #forgetLater = () => {};
  /** Whether anything was typed here: a page that nobody began needs no draft. */
  #isTouched = false;
  /** What colleagues brought, as far as it stood on the screen for a while. */
  #seen: DeskDocument<Doc>["brought"] = [];
  /** One call after the other. */
  #calls: Promise<unknown> = Promise.resolve();

  constructor(around: Around<Doc>) {
    this.#around = around;
    const nothing = { document: null, etag: null, base: null };
    // Nobody reads the document before it is there.
    const history = beginHistory(around.newDocument as Doc);
    this.#state = {
      state: "loading",
      editing: { base: nothing, saved: nothing, history, meanwhile: null },
      told: null,
      saving: "saved",
      brought: [],
      findings: [],
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
      const { told, ...remote } = await this.#around.read();
      const { newDocument } = this.#around;
      const kept = this.#around.readKept();
      const editing = beginEditing(remote, { kept, newDocument });
      if (!editing) return this.#set({ state: "missing" });
      this.#set({ state: "ready" });
      this.#show(editing, told, kept ?? shownOf(editing));
      this.#isTouched = kept !== null;
      if (kept) this.#soon(0);
      else if (told) void this.#check();
    } catch {
      this.#set({ state: "failed" });
    }
  };

  /** Looks whether somebody else saved or published; nothing is lost of what is typed. */
  readonly refresh = (): Promise<void> =>
    this.#inTurn(async () => {
      if (this.#state.state !== "ready" || this.#state.editing.meanwhile) return;
      await this.#meet().catch(() => undefined);
    });

  /** Nobody looks at it any more; what is not saved yet is sent. */
  readonly leave = (): void => {
    this.#forgetLater();
    void this.#save();
  };

  async #meet(): Promise<void> {
    const { told, ...remote } = await this.#around.read();
    const former = this.#state.told;
    const isOtherDraft = former !== null && told !== null && former.preview !== told.preview;
    this.#show(meet(this.#state.editing, remote, isOtherDraft), told);
    this.#keep();
  }

  /** Notes what colleagues brought of it since it was as `before`. */
  #show(editing: Editing<Doc>, told: ToldDraft | null, before = shownOf(this.#state.editing)): void {
    const brought = withBrought(this.#state.brought, broughtPlaces(before, shownOf(editing)), told);
    if (brought !== this.#state.brought) this.#around.later(SEEN_AFTER_MS, () => void (this.#seen = brought));
    const saving = editing.meanwhile ? "unsaved" : this.#state.saving;
    this.#set({ editing, told, brought, saving });
  }

  readonly #change: DeskDocument<Doc>["change"] = (next, step) => {
    const { history } = this.#state.editing;
    const document = next(history.document);
    if (document !== history.document) this.#turnTo(changeHistory(history, document, step ?? null));
  };

  #turnTo(history: History<Doc>): void {
    this.#isTouched = true;
    this.#set({ editing: { ...this.#state.editing, history }, outcome: null });
    this.#keep();
    this.#soon(RESTS_MS);
  }

  #isSaved(): boolean {
    return isSaved(this.#state.editing);
  }

  #keep(): void {
    const { base, saved, history, meanwhile } = this.#state.editing;
    this.#around.keep(this.#isSaved() && !meanwhile ? null : { base, saved, document: history.document });
  }

  #soon(ms: number): void {
    this.#forgetLater();
    if (this.#state.saving !== "offline") this.#set({ saving: "saving" });
    this.#forgetLater = this.#around.later(ms, () => void this.#save());
  }

  readonly #save = async (): Promise<boolean> => {
    if (this.#state.state !== "ready" || !this.#isTouched) return this.#isSaved();
    this.#forgetLater();
    const answer = await this.#inTurn(() => this.#saveNow(2));
    if (answer === "done") void this.#check();
    if (answer === "lost") this.#soon(AGAIN_MS);
    return answer === "done";
  };

  async #saveNow(turns: number): Promise<Answered<object>["kind"]> {
    const { base, saved, history, meanwhile } = this.#state.editing;
    const { document } = history;
    if (meanwhile) return this.#rest("contested");
    if (this.#isSaved()) return this.#rest("done");
    this.#set({ saving: this.#state.saving === "offline" ? "offline" : "saving" });
    const isBack = saved.etag !== null && isAsPublished(this.#state.editing);
    const answer = await (isBack
      ? this.#around.drop(saved.etag)
      : this.#around.save({ document, base: base.etag, etag: saved.etag }));
    if (answer.kind === "done") {
      const told = "told" in answer ? (answer.told as ToldDraft) : null;
      const editing = {
        ...this.#state.editing,
        saved: { document, etag: told?.etag ?? null, base: base.etag },
      };
      this.#set({ editing, told });
      this.#keep();
      // Somebody typed on meanwhile.
      return this.#isSaved() ? this.#rest("done") : this.#saveNow(turns);
    }
    if (answer.kind !== "contested") return this.#rest(answer.kind);
    const isMet = await this.#meet().then(
      () => true,
      () => false,
    );
    if (!isMet) return this.#rest("lost");
    return turns > 1 ? this.#saveNow(turns - 1) : this.#rest("contested");
  }

  #rest(kind: Answered<object>["kind"]): Answered<object>["kind"] {
    const saving = ({ done: "saved", lost: "offline", contested: "unsaved", failed: "unsaved" } as const)[
      kind
    ];
    if (saving !== this.#state.saving) this.#set({ saving });
    return kind;
  }

  async #check(): Promise<void> {
    const { told } = this.#state;
    const findings = told ? await this.#around.findings().catch(() => null) : [];
    if (findings && told === this.#state.told) this.#set({ findings });
  }

  readonly #publish = async (at?: Date | null): Promise<PublishOutcome> => {
    this.#forgetLater();
    this.#set({ isPublishing: true, outcome: null });
    const seen = this.#seen;
    const outcome = await this.#inTurn(() => this.#publishNow(at, seen, 2));
    const findings = outcome.kind === "refused" ? outcome.findings : this.#state.findings;
    this.#set({ isPublishing: false, outcome: at === null ? null : outcome, findings });
    return outcome;
  };

  /** Nothing that a colleague saved is published before it was seen here. */
  async #publishNow(
    at: Date | null | undefined,
    seen: DeskDocument<Doc>["brought"],
    turns: number,
  ): Promise<PublishOutcome> {
    const kept = this.#state.editing.saved.etag !== null && this.#isSaved() ? "done" : await this.#saveNow(2);
    if (kept !== "done") return { kind: kept };
    const { editing, brought } = this.#state;
    const { saved, history } = editing;
    if (at !== null && brought.length > 0 && brought !== seen) return { kind: "brought" };
    if (saved.etag === null) return { kind: "failed" };
    const outcome = await this.#around.publish(saved.etag, at);
    if (outcome.kind === "published") await this.#beginAnew(history.document);
    if (outcome.kind === "scheduled") this.#set({ told: { ...this.#state.told!, publishAt: at ?? null } });
    if (outcome.kind !== "contested") return outcome;
    await this.#meet().catch(() => undefined);
    return turns > 1 && !this.#state.editing.meanwhile ? this.#publishNow(at, seen, turns - 1) : outcome;
  }

  /** What was typed while it was published stays. */
  async #beginAnew(sent: Doc): Promise<void> {
    const { editing } = this.#state;
    const published: Published<Doc> = { document: sent, etag: null };
    const saved = { ...published, base: null };
    const next = { ...editing, base: published, saved };
    this.#set({ editing: next, told: null, findings: [], saving: "saved", brought: [] });
    await this.#meet().catch(() => undefined);
    const { history } = this.#state.editing;
    if (this.#isSaved())
      this.#set({ editing: { ...this.#state.editing, history: beginHistory(history.document) } });
    this.#keep();
  }

  readonly #discard: DeskDocument<Doc>["discard"] = () => {
    this.#forgetLater();
    return this.#inTurn(async () => {
      const { base, saved, meanwhile } = this.#state.editing;
      const { etag } = meanwhile?.saved ?? saved;
      const { kind } = etag === null ? { kind: "done" as const } : await this.#around.drop(etag);
      if (kind === "contested") await this.#meet().catch(() => undefined);
      else if (kind === "done") this.#letGo(meanwhile?.base ?? base);
      else this.#set({ outcome: { kind } });
      return kind;
    });
  };

  #letGo(published: Published<Doc>): void {
    const document = published.document ?? this.#around.newDocument;
    this.#around.keep(null);
    if (document === undefined) return this.#set({ state: "missing", told: null });
    const editing = {
      base: published,
      saved: { document: published.document, etag: null, base: published.etag },
      history: beginHistory(document),
      meanwhile: null,
    };
    this.#set({ editing, told: null, findings: [], outcome: null, saving: "saved", brought: [] });
  }

  #choose(editing: Editing<Doc> | null, isTheirs = false): void {
    if (!editing) {
      this.#around.keep(null);
      return this.#set({ state: "missing" });
    }
    this.#isTouched = true;
    this.#set({ outcome: null, saving: "saved" });
    this.#show(editing, this.#state.told, shownOf(isTheirs ? editing : this.#state.editing));
    this.#keep();
    if (!this.#isSaved()) this.#soon(0);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#calls.then(work);
    this.#calls = turn.catch(() => undefined);
    return turn;
  }

  #set(next: Partial<State<Doc>>): void {
    this.#state = { ...this.#state, ...next };
    this.#snapshot = null;
    this.#listeners.forEach((listener) => listener());
  }

  #shown(): DeskDocument<Doc> {
    const { state, editing, told, saving, brought, findings, isPublishing, outcome } = this.#state;
    const { base, history } = editing;
    const changed = state === "ready" ? differingPaths(base.document ?? {}, history.document) : [];
    return {
      resource: this.#around.resource,
      state,
      retry: () => void this.load(),
      published: base.document,
      document: history.document,
      change: this.#change,
      undo: history.past.length > 0 ? () => this.#turnTo(undoHistory(this.#state.editing.history)) : null,
      redo: history.future.length > 0 ? () => this.#turnTo(redoHistory(this.#state.editing.history)) : null,
      changed: new Set(changed.map((path) => path.join("."))),
      saving,
      savedAt: told?.at ?? null,
      draft: told,
      contested: contestedOf(editing, told, {
        keepMine: () => this.#choose(keepMine(this.#state.editing)),
        takeTheirs: () => this.#choose(takeTheirs(this.#state.editing), true),
      }),
      brought,
      findings,
      isPublishing,
      outcome,
      publish: this.#publish,
      discard: this.#discard,
      refresh: this.refresh,
      save: this.#save,
      previewUrl: told && previewOf(told),
    };
  }
}

/** The mark of the draft makes it another address, so that a frame that shows it loads it anew. */
function previewOf({ preview, etag }: ToldDraft): DeskDocument<unknown>["previewUrl"] {
  const mark = etag.replaceAll(/\W/g, "").slice(0, 12);
  return (locale) => `${preview}?lang=${locale}&v=${mark}`;
}
