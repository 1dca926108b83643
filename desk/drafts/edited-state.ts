import type { Around, ToldDraft } from "./around.ts";
import { broughtPlaces, shownOf, withBrought } from "./brought.ts";
import type { DeskDocument } from "./desk-document.ts";
import { type Editing, isSaved, meet } from "./editing.ts";
import { beginHistory } from "./history.ts";

type Told = "state" | "saving" | "brought" | "findings" | "isPublishing" | "outcome";

export type State<Doc> = Pick<DeskDocument<Doc>, Told> & {
  readonly editing: Editing<Doc>;
  readonly told: ToldDraft | null;
};

/** What came onto the screen just before somebody pressed a button, they did not read. */
const SEEN_AFTER_MS = 700;

/** What a tab knows of the document that it edits; it is kept in the tab, and calls of the server come one after the other. */
export class EditedState<Doc> {
  readonly #around: Around<Doc>;
  readonly #listeners = new Set<() => void>();
  #state: State<Doc>;
  #calls: Promise<unknown> = Promise.resolve();
  /** What colleagues brought, as far as it stood on the screen for a while. */
  seen: DeskDocument<Doc>["brought"] = [];

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

  get now(): State<Doc> {
    return this.#state;
  }

  set(next: Partial<State<Doc>>): void {
    this.#state = { ...this.#state, ...next };
    this.#listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  isSaved(): boolean {
    return isSaved(this.#state.editing);
  }

  /** Keeps in the tab what the server does not have. */
  keep(): void {
    const { base, saved, history, meanwhile } = this.#state.editing;
    const isSafe = this.isSaved() && !meanwhile;
    this.#around.keep(isSafe ? null : { base, saved, document: history.document });
  }

  /** Notes what colleagues brought of it since it was as `before`. */
  show(editing: Editing<Doc>, told: ToldDraft | null, before = shownOf(this.#state.editing)): void {
    const brought = withBrought(this.#state.brought, broughtPlaces(before, shownOf(editing)), told);
    if (brought !== this.#state.brought) this.#around.later(SEEN_AFTER_MS, () => void (this.seen = brought));
    const saving = editing.meanwhile ? "unsaved" : this.#state.saving;
    this.set({ editing, told, brought, saving });
  }

  /** Joins what stands on the server by now; throws where it can't be read. */
  async meet(): Promise<void> {
    const { told, ...remote } = await this.#around.read();
    const former = this.#state.told;
    const isOtherDraft = former !== null && told !== null && former.preview !== told.preview;
    this.show(meet(this.#state.editing, remote, isOtherDraft), told);
    this.keep();
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#calls.then(work);
    this.#calls = turn.catch(() => undefined);
    return turn;
  }
}
