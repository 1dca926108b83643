import { differingPlaces } from "#domain/document/differing-paths.ts";
import type { DocumentEffects, DraftInfo } from "./document-effects.ts";
import { shownOf } from "./colleague-changes.ts";
import { contestedOf } from "./contested-of.ts";
import type { DeskDocument } from "./desk-document.ts";
import { DraftPublishing } from "./draft-publishing.ts";
import { DraftSaving, TYPING_PAUSE_MS } from "./draft-saving.ts";
import { EditedState, type State } from "./edited-state.ts";
import { beginEditing, type Editing, keepMine, takeTheirs } from "./editing.ts";
import { changeHistory, type History, redoHistory, undoHistory } from "./history.ts";

/** Edits one document of the site: what is typed is kept in the tab at once, in the server's draft soon, and published on what it was made of. */
export class DocumentStore<Doc> {
  readonly #effects: DocumentEffects<Doc>;
  readonly #state: EditedState<Doc>;
  readonly #saving: DraftSaving<Doc>;
  readonly #publishing: DraftPublishing<Doc>;
  #snapshot: { readonly of: State<Doc>; readonly document: DeskDocument<Doc> } | null = null;

  constructor(effects: DocumentEffects<Doc>) {
    this.#effects = effects;
    this.#state = new EditedState(effects);
    this.#saving = new DraftSaving(effects, this.#state);
    this.#publishing = new DraftPublishing(effects, this.#state, this.#saving);
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly snapshot = (): DeskDocument<Doc> => {
    const { now } = this.#state;
    if (this.#snapshot?.of !== now) this.#snapshot = { of: now, document: this.#shown(now) };
    return this.#snapshot.document;
  };

  readonly load = async (): Promise<void> => {
    try {
      const { draftInfo, ...remote } = await this.#effects.read();
      const { newDocument } = this.#effects;
      const tabCopy = this.#effects.readTabCopy();
      const editing = beginEditing(remote, { tabCopy, newDocument });
      if (!editing) return this.#state.set({ state: "missing" });
      this.#state.set({ state: "ready" });
      this.#state.show(editing, draftInfo, tabCopy ?? shownOf(editing));
      this.#saving.isTouched = tabCopy !== null;
      if (tabCopy) this.#saving.saveAfter(0);
      else if (draftInfo) void this.#saving.loadFindings();
    } catch {
      this.#state.set({ state: "failed" });
    }
  };

  /** Looks whether somebody else saved or published; nothing is lost of what is typed. */
  readonly refresh = (): Promise<void> =>
    this.#state.inTurn(async () => {
      const { state, editing } = this.#state.now;
      if (state !== "ready" || editing.meanwhile) return;
      await this.#state.joinRemote().catch(() => undefined);
    });

  /** Nobody looks at it any more; what is not saved yet is sent. */
  readonly leave = (): void => {
    this.#saving.cancelTimer();
    void this.#saving.save();
  };

  readonly #change: DeskDocument<Doc>["change"] = (next, step) => {
    const { history } = this.#state.now.editing;
    const changed = next(history.document);
    if (changed === history.document) return;
    this.#turnTo(changeHistory(history, changed, { name: step ?? null, at: this.#effects.now() }));
  };

  #turnTo(history: History<Doc>): void {
    this.#saving.isTouched = true;
    this.#state.set({ editing: { ...this.#state.now.editing, history }, outcome: null });
    this.#state.storeTabCopy();
    this.#saving.saveAfter(TYPING_PAUSE_MS);
  }

  #choose(editing: Editing<Doc> | null, isTheirs = false): void {
    if (!editing) {
      this.#effects.storeTabCopy(null);
      return this.#state.set({ state: "missing" });
    }
    this.#saving.isTouched = true;
    this.#state.set({ outcome: null, saving: "saved" });
    const { now } = this.#state;
    this.#state.show(editing, now.draftInfo, shownOf(isTheirs ? editing : now.editing));
    this.#state.storeTabCopy();
    if (!this.#state.isSaved()) this.#saving.saveAfter(0);
  }

  #shown({ state, editing, draftInfo, ...rest }: State<Doc>): DeskDocument<Doc> {
    const { base, history } = editing;
    const changed = state === "ready" ? differingPlaces(base.document ?? {}, history.document) : [];
    const historyNow = () => this.#state.now.editing.history;
    return {
      ...rest,
      resource: this.#effects.resource,
      state,
      retry: () => void this.load(),
      published: base.document,
      document: history.document,
      change: this.#change,
      undo: history.past.length > 0 ? () => this.#turnTo(undoHistory(historyNow())) : null,
      redo: history.future.length > 0 ? () => this.#turnTo(redoHistory(historyNow())) : null,
      changed: new Set(changed),
      savedAt: draftInfo?.at ?? null,
      draft: draftInfo,
      contested: contestedOf(editing, draftInfo, {
        keepMine: () => this.#choose(keepMine(this.#state.now.editing)),
        takeTheirs: () => this.#choose(takeTheirs(this.#state.now.editing), true),
      }),
      publish: this.#publishing.publish,
      discard: this.#publishing.discard,
      refresh: this.refresh,
      save: this.#saving.save,
      previewUrl: draftInfo && previewOf(draftInfo),
    };
  }
}

/** The mark of the draft makes it another address, so that a frame that shows it loads it anew. */
function previewOf({ preview, etag }: DraftInfo): DeskDocument<unknown>["previewUrl"] {
  const mark = etag.replaceAll(/\W/g, "").slice(0, 12);
  return (locale) => `${preview}?lang=${locale}&v=${mark}`;
}
