import type { Answered, Around, ToldDraft } from "./around.ts";
import { isAsPublished } from "./editing.ts";
import type { EditedState } from "./edited-state.ts";

/** Typing is saved when it rests for so long; what did not arrive is sent again after the second. */
export const RESTS_MS = 1_200;
const AGAIN_MS = 5_000;

type Kind = Answered<object>["kind"];

const SAVING_OF = { done: "saved", lost: "offline", contested: "unsaved", failed: "unsaved" } as const;

/** Brings what is typed to the server's draft, soon after it was typed and again where it did not arrive. */
export class DraftSaving<Doc> {
  readonly #around: Around<Doc>;
  readonly #state: EditedState<Doc>;
  #forgetLater = () => {};
  /** Whether anything was typed here: a page that nobody began needs no draft. */
  isTouched = false;

  constructor(around: Around<Doc>, state: EditedState<Doc>) {
    this.#around = around;
    this.#state = state;
  }

  forgetLater(): void {
    this.#forgetLater();
  }

  soon(ms: number): void {
    this.#forgetLater();
    if (this.#state.now.saving !== "offline") this.#state.set({ saving: "saving" });
    this.#forgetLater = this.#around.later(ms, () => void this.save());
  }

  readonly save = async (): Promise<boolean> => {
    if (this.#state.now.state !== "ready" || !this.isTouched) return this.#state.isSaved();
    this.#forgetLater();
    const answer = await this.#state.inTurn(() => this.saveNow());
    if (answer === "done") void this.check();
    if (answer === "lost") this.soon(AGAIN_MS);
    return answer === "done";
  };

  /** In its turn; what a colleague saved meanwhile is joined, once. */
  async saveNow(turns = 2): Promise<Kind> {
    const { editing, saving } = this.#state.now;
    const { base, saved, history, meanwhile } = editing;
    const { document } = history;
    if (meanwhile) return this.#rest("contested");
    if (this.#state.isSaved()) return this.#rest("done");
    this.#state.set({ saving: saving === "offline" ? "offline" : "saving" });
    const isBack = saved.etag !== null && isAsPublished(editing);
    const answer = await (isBack
      ? this.#around.drop(saved.etag)
      : this.#around.save({ document, base: base.etag, etag: saved.etag }));
    if (answer.kind === "done") {
      const told = "told" in answer ? (answer.told as ToldDraft) : null;
      const nowSaved = { document, etag: told?.etag ?? null, base: base.etag };
      this.#state.set({ editing: { ...this.#state.now.editing, saved: nowSaved }, told });
      this.#state.keep();
      // Somebody typed on meanwhile.
      return this.#state.isSaved() ? this.#rest("done") : this.saveNow(turns);
    }
    if (answer.kind !== "contested") return this.#rest(answer.kind);
    const isMet = await this.#state.meet().then(
      () => true,
      () => false,
    );
    if (!isMet) return this.#rest("lost");
    return turns > 1 ? this.saveNow(turns - 1) : this.#rest("contested");
  }

  #rest(kind: Kind): Kind {
    const saving = SAVING_OF[kind];
    if (saving !== this.#state.now.saving) this.#state.set({ saving });
    return kind;
  }

  /** Asks what publishing would find. */
  async check(): Promise<void> {
    const { told } = this.#state.now;
    const findings = told ? await this.#around.findings().catch(() => null) : [];
    if (findings && told === this.#state.now.told) this.#state.set({ findings });
  }
}
