import type { DocumentEffects } from "./document-effects.ts";
import type { DeskDocument, PublishOutcome } from "./desk-document.ts";
import type { DraftSaving } from "./draft-saving.ts";
import type { EditedState } from "./edited-state.ts";
import type { Published } from "./editing.ts";
import { beginHistory } from "./history.ts";

/** Ends a draft: it is published, now or at a time, or discarded. */
export class DraftPublishing<Doc> {
  readonly #effects: DocumentEffects<Doc>;
  readonly #state: EditedState<Doc>;
  readonly #saving: DraftSaving<Doc>;

  constructor(effects: DocumentEffects<Doc>, state: EditedState<Doc>, saving: DraftSaving<Doc>) {
    this.#effects = effects;
    this.#state = state;
    this.#saving = saving;
  }

  readonly publish = async (at?: Date | null): Promise<PublishOutcome> => {
    this.#saving.cancelTimer();
    this.#state.set({ isPublishing: true, outcome: null });
    const { seen } = this.#state;
    const outcome = await this.#state.inTurn(() => this.#publishNow(at, seen, 2));
    const findings = outcome.kind === "refused" ? outcome.findings : this.#state.now.findings;
    this.#state.set({ isPublishing: false, outcome: at === null ? null : outcome, findings });
    return outcome;
  };

  /** Nothing that a colleague saved is published before it was seen here. */
  async #publishNow(
    at: Date | null | undefined,
    seen: DeskDocument<Doc>["colleagueChanges"],
    turns: number,
  ): Promise<PublishOutcome> {
    const isOnServer = this.#state.now.editing.saved.etag !== null && this.#state.isSaved();
    const saving = isOnServer ? "done" : await this.#saving.saveNow();
    if (saving !== "done") return { kind: saving };
    const { editing, colleagueChanges } = this.#state.now;
    const { saved, history } = editing;
    if (at !== null && colleagueChanges.length > 0 && colleagueChanges !== seen)
      return { kind: "unseen-changes" };
    if (saved.etag === null) return { kind: "failed" };
    const outcome = await this.#effects.publish(saved.etag, at);
    if (outcome.kind === "published") await this.#beginAnew(history.document);
    if (outcome.kind === "scheduled")
      this.#state.set({ draftInfo: { ...this.#state.now.draftInfo!, publishAt: at ?? null } });
    if (outcome.kind !== "contested") return outcome;
    await this.#state.joinRemote().catch(() => undefined);
    return turns > 1 && !this.#state.now.editing.meanwhile ? this.#publishNow(at, seen, turns - 1) : outcome;
  }

  /** What was typed while it was published stays. */
  async #beginAnew(sent: Doc): Promise<void> {
    const published: Published<Doc> = { document: sent, etag: null };
    const saved = { ...published, base: null };
    const editing = { ...this.#state.now.editing, base: published, saved };
    this.#state.set({ editing, draftInfo: null, findings: [], saving: "saved", colleagueChanges: [] });
    await this.#state.joinRemote().catch(() => undefined);
    const next = this.#state.now.editing;
    if (this.#state.isSaved())
      this.#state.set({ editing: { ...next, history: beginHistory(next.history.document) } });
    this.#state.storeTabCopy();
  }

  readonly discard: DeskDocument<Doc>["discard"] = () => {
    this.#saving.cancelTimer();
    return this.#state.inTurn(async () => {
      const { base, saved, meanwhile } = this.#state.now.editing;
      const { etag } = meanwhile?.saved ?? saved;
      const { kind } = etag === null ? { kind: "done" as const } : await this.#effects.drop(etag);
      if (kind === "contested") await this.#state.joinRemote().catch(() => undefined);
      else if (kind === "done") this.#resetTo(meanwhile?.base ?? base);
      else this.#state.set({ outcome: { kind } });
      return kind;
    });
  };

  #resetTo(published: Published<Doc>): void {
    const standing = published.document ?? this.#effects.newDocument;
    this.#effects.storeTabCopy(null);
    if (standing === undefined) return this.#state.set({ state: "missing", draftInfo: null });
    const editing = {
      base: published,
      saved: { document: published.document, etag: null, base: published.etag },
      history: beginHistory(standing),
      meanwhile: null,
    };
    this.#state.set({
      editing,
      draftInfo: null,
      findings: [],
      outcome: null,
      saving: "saved",
      colleagueChanges: [],
    });
  }
}
