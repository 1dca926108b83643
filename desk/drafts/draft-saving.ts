import type { CallOutcome, DocumentEffects, DraftInfo } from "./document-effects.ts";
import { isAsPublished } from "./editing.ts";
import type { EditedState } from "./edited-state.ts";

/** What is typed is saved after a pause so long. */
export const TYPING_PAUSE_MS = 1_200;
/** What did not arrive is sent again after this. */
const RETRY_MS = 5_000;

type Kind = CallOutcome<object>["kind"];

const SAVING_OF = { done: "saved", lost: "offline", contested: "unsaved", failed: "unsaved" } as const;

/** Brings what is typed to the server's draft, soon after it was typed and again where it did not arrive. */
export class DraftSaving<Doc> {
  readonly #effects: DocumentEffects<Doc>;
  readonly #state: EditedState<Doc>;
  #cancelTimer = () => {};
  /** Whether anything was typed here: a page that nobody began needs no draft. */
  isTouched = false;

  constructor(effects: DocumentEffects<Doc>, state: EditedState<Doc>) {
    this.#effects = effects;
    this.#state = state;
  }

  cancelTimer(): void {
    this.#cancelTimer();
  }

  saveAfter(ms: number): void {
    this.#cancelTimer();
    if (this.#state.now.saving !== "offline") this.#state.set({ saving: "saving" });
    this.#cancelTimer = this.#effects.startTimer(ms, () => void this.save());
  }

  readonly save = async (): Promise<boolean> => {
    if (this.#state.now.state !== "ready" || !this.isTouched) return this.#state.isSaved();
    this.#cancelTimer();
    const answer = await this.#state.inTurn(() => this.saveNow());
    if (answer === "done") void this.loadFindings();
    if (answer === "lost") this.saveAfter(RETRY_MS);
    return answer === "done";
  };

  /** In its turn; what a colleague saved meanwhile is joined, once. */
  async saveNow(turns = 2): Promise<Kind> {
    const { editing, saving } = this.#state.now;
    const { base, saved, history, meanwhile } = editing;
    const typed = history.document;
    if (meanwhile) return this.#settle("contested");
    if (this.#state.isSaved()) return this.#settle("done");
    this.#state.set({ saving: saving === "offline" ? "offline" : "saving" });
    const isBack = saved.etag !== null && isAsPublished(editing);
    const answer = await (isBack
      ? this.#effects.drop(saved.etag)
      : this.#effects.save({ document: typed, base: base.etag, etag: saved.etag }));
    if (answer.kind === "done") {
      const draftInfo = "draftInfo" in answer ? (answer.draftInfo as DraftInfo) : null;
      const nowSaved = { document: typed, etag: draftInfo?.etag ?? null, base: base.etag };
      this.#state.set({ editing: { ...this.#state.now.editing, saved: nowSaved }, draftInfo });
      this.#state.storeTabCopy();
      // Somebody typed on meanwhile.
      return this.#state.isSaved() ? this.#settle("done") : this.saveNow(turns);
    }
    if (answer.kind !== "contested") return this.#settle(answer.kind);
    const isJoined = await this.#state.joinRemote().then(
      () => true,
      () => false,
    );
    if (!isJoined) return this.#settle("lost");
    return turns > 1 ? this.saveNow(turns - 1) : this.#settle("contested");
  }

  #settle(kind: Kind): Kind {
    const saving = SAVING_OF[kind];
    if (saving !== this.#state.now.saving) this.#state.set({ saving });
    return kind;
  }

  /** Asks what publishing would find. */
  async loadFindings(): Promise<void> {
    const { draftInfo } = this.#state.now;
    const findings = draftInfo ? await this.#effects.findings().catch(() => null) : [];
    if (findings && draftInfo === this.#state.now.draftInfo) this.#state.set({ findings });
  }
}
