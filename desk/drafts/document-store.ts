import { differingPaths } from "#domain/document/differing-paths.ts";
import type { Answered, Around, ToldDraft } from "./around.ts";
import type { Contested, DeskDocument, PublishOutcome } from "./desk-document.ts";
import {
  beginEditing,
  contestedPlaces,
  type Editing,
  isAsPublished,
  isSaved,
  keepMine,
  meet,
  type Published,
  takeTheirs,
} from "./editing.ts";
import { beginHistory, changeHistory, type History, redoHistory, undoHistory } from "./history.ts";

type State<Doc> = Pick<DeskDocument<Doc>, "state" | "isPublishing" | "outcome" | "findings"> & {
  readonly saving: DeskDocument<Doc>["saving"];
  readonly editing: Editing<Doc>;
  readonly told: ToldDraft | null;
};

/** Typing is saved when it rests for so long; what did not arrive is sent again after the second. */
const RESTS_MS = 1_200;
const AGAIN_MS = 5_000;

/** Edits one document of the site: what is typed is kept in the tab at once, in the server's draft soon, and published on what it was made of. */
export class DocumentStore<Doc> {
  readonly #around: Around<Doc>;
  readonly #listeners = new Set<() => void>();
  #state: State<Doc>;
  #snapshot: DeskDocument<Doc> | null = null;
  #forgetLater = () => {};
  /** Whether anything was typed here: a page that nobody began needs no draft. */
  #isTouched = false;
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
      this.#set({ state: "ready", editing, told });
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
    this.#set({ editing: meet(this.#state.editing, remote), told });
    this.#keep();
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
    const { base, saved, history } = this.#state.editing;
    this.#around.keep(this.#isSaved() ? null : { base, saved, document: history.document });
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
    const outcome = await this.#inTurn(() => this.#publishNow(at, 2));
    const findings = outcome.kind === "refused" ? outcome.findings : this.#state.findings;
    this.#set({ isPublishing: false, outcome: at === null ? null : outcome, findings });
    return outcome;
  };

  async #publishNow(at: Date | null | undefined, turns: number): Promise<PublishOutcome> {
    const kept = this.#state.editing.saved.etag !== null && this.#isSaved() ? "done" : await this.#saveNow(2);
    if (kept !== "done") return { kind: kept };
    const { saved, history } = this.#state.editing;
    if (saved.etag === null) return { kind: "failed" };
    const outcome = await this.#around.publish(saved.etag, at);
    if (outcome.kind === "published") await this.#beginAnew(history.document);
    if (outcome.kind === "scheduled") this.#set({ told: { ...this.#state.told!, publishAt: at ?? null } });
    if (outcome.kind !== "contested") return outcome;
    await this.#meet().catch(() => undefined);
    return turns > 1 && !this.#state.editing.meanwhile ? this.#publishNow(at, turns - 1) : outcome;
  }

  /** What was typed while it was published stays. */
  async #beginAnew(sent: Doc): Promise<void> {
    const { editing } = this.#state;
    const published: Published<Doc> = { document: sent, etag: null };
    const saved = { ...published, base: null };
    this.#set({ editing: { ...editing, base: published, saved }, told: null, findings: [], saving: "saved" });
    await this.#meet().catch(() => undefined);
    const { history } = this.#state.editing;
    if (this.#isSaved())
      this.#set({ editing: { ...this.#state.editing, history: beginHistory(history.document) } });
    this.#keep();
  }

  readonly #discard = (): Promise<void> => {
    this.#forgetLater();
    return this.#inTurn(async () => {
      const { base, saved, meanwhile } = this.#state.editing;
      const answer = saved.etag === null ? { kind: "done" as const } : await this.#around.drop(saved.etag);
      if (answer.kind === "contested") return void (await this.#meet().catch(() => undefined));
      if (answer.kind !== "done") return this.#set({ outcome: { kind: answer.kind } });
      const published = meanwhile?.base ?? base;
      const document = published.document ?? this.#around.newDocument;
      this.#around.keep(null);
      if (document === undefined) return this.#set({ state: "missing", told: null });
      const editing = {
        base: published,
        saved: { document: published.document, etag: null, base: published.etag },
        history: beginHistory(document),
        meanwhile: null,
      };
      this.#set({ editing, told: null, findings: [], outcome: null, saving: "saved" });
    });
  };

  #choose(editing: Editing<Doc> | null): void {
    if (!editing) {
      this.#around.keep(null);
      return this.#set({ state: "missing" });
    }
    this.#isTouched = true;
    this.#set({ editing, outcome: null, saving: "saved" });
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
    const { state, editing, told, saving, findings, isPublishing, outcome } = this.#state;
    const { base, history } = editing;
    const changed = state === "ready" ? differingPaths(base.document ?? {}, history.document) : [];
    return {
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
      contested: this.#contested(),
      findings,
      isPublishing,
      outcome,
      publish: this.#publish,
      discard: this.#discard,
      save: this.#save,
      previewUrl: told && previewOf(told),
    };
  }

  #contested(): Contested | null {
    const { editing, told } = this.#state;
    if (!editing.meanwhile) return null;
    // Of a draft it is known who saved it.
    const isDraft = editing.meanwhile.saved.etag !== null && editing.meanwhile.saved.etag === told?.etag;
    return {
      byName: isDraft ? told.byName : null,
      at: isDraft ? told.at : null,
      places: contestedPlaces(editing),
      keepMine: () => this.#choose(keepMine(this.#state.editing)),
      takeTheirs: () => this.#choose(takeTheirs(this.#state.editing)),
    };
  }
}

/** The mark of the draft makes it another address, so that a frame that shows it loads it anew. */
function previewOf({ preview, etag }: ToldDraft): DeskDocument<unknown>["previewUrl"] {
  const mark = etag.replaceAll(/\W/g, "").slice(0, 12);
  return (locale) => `${preview}?lang=${locale}&v=${mark}`;
}
