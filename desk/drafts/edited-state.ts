import type { DocumentEffects, DraftInfo } from "./document-effects.ts";
import { placesChangedByColleagues, shownOf, withColleagueChanges } from "./colleague-changes.ts";
import type { DeskDocument } from "./desk-document.ts";
import { type Editing, isSaved, joinRemote } from "./editing.ts";
import { beginHistory } from "./history.ts";

type ShownField = "state" | "saving" | "colleagueChanges" | "findings" | "isPublishing" | "outcome";

export type State<Doc> = Pick<DeskDocument<Doc>, ShownField> & {
  readonly editing: Editing<Doc>;
  readonly draftInfo: DraftInfo | null;
};

/** What came onto the screen just before somebody pressed a button, they did not read. */
const SEEN_AFTER_MS = 700;

/** What a tab knows of the document that it edits; it is kept in the tab, and calls of the server come one after the other. */
export class EditedState<Doc> {
  readonly #effects: DocumentEffects<Doc>;
  readonly #listeners = new Set<() => void>();
  #state: State<Doc>;
  #calls: Promise<unknown> = Promise.resolve();
  /** What colleagues changed, as far as it stood on the screen for a while. */
  seen: DeskDocument<Doc>["colleagueChanges"] = [];

  constructor(effects: DocumentEffects<Doc>) {
    this.#effects = effects;
    const nothing = { document: null, etag: null, base: null };
    // Nobody reads the document before it is there.
    const history = beginHistory(effects.newDocument as Doc);
    this.#state = {
      state: "loading",
      editing: { base: nothing, saved: nothing, history, meanwhile: null },
      draftInfo: null,
      saving: "saved",
      colleagueChanges: [],
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

  /** Stores in the tab what the server does not have. */
  storeTabCopy(): void {
    const { base, saved, history, meanwhile } = this.#state.editing;
    const isSafe = this.isSaved() && !meanwhile;
    this.#effects.storeTabCopy(isSafe ? null : { base, saved, document: history.document });
  }

  /** Notes what colleagues changed of it since it was as `before`. */
  show(editing: Editing<Doc>, draftInfo: DraftInfo | null, before = shownOf(this.#state.editing)): void {
    const colleagueChanges = withColleagueChanges(
      this.#state.colleagueChanges,
      placesChangedByColleagues(before, shownOf(editing)),
      draftInfo,
    );
    if (colleagueChanges !== this.#state.colleagueChanges)
      this.#effects.startTimer(SEEN_AFTER_MS, () => void (this.seen = colleagueChanges));
    const saving = editing.meanwhile ? "unsaved" : this.#state.saving;
    this.set({ editing, draftInfo, colleagueChanges, saving });
  }

  /** Joins what stands on the server by now; throws where it can't be read. */
  async joinRemote(): Promise<void> {
    const { draftInfo, ...remote } = await this.#effects.read();
    const former = this.#state.draftInfo;
    const isOtherDraft = former !== null && draftInfo !== null && former.preview !== draftInfo.preview;
    this.show(joinRemote(this.#state.editing, remote, isOtherDraft), draftInfo);
    this.storeTabCopy();
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#calls.then(work);
    this.#calls = turn.catch(() => undefined);
    return turn;
  }
}
