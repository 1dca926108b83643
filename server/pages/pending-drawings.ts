import type { Change } from "../storage/storage.ts";
import { tagsOfChange } from "./page-store.ts";

type Pending<Drawn> = {
  readonly siteId: string;
  readonly drawn: Promise<Drawn>;
  readonly changed: Set<string>;
};

/** Tells whether something that the page shows changed while it was being drawn. */
export type WasOvertaken = (tags: readonly string[]) => boolean;

export type PendingDrawings<Drawn> = {
  /** The drawing of this key that is under way, else a new one: however many ask, it is drawn once. */
  share(key: string, siteId: string, draw: (wasOvertaken: WasOvertaken) => Promise<Drawn>): Promise<Drawn>;
  isPending(key: string): boolean;
  note(change: Change): void;
  /** Resolves when nothing is being drawn any more. */
  settle(): Promise<void>;
};

export function createPendingDrawings<Drawn>(): PendingDrawings<Drawn> {
  const underWay = new Map<string, Pending<Drawn>>();
  const overtaken = new Set<Pending<Drawn>>();

  return {
    isPending: (key) => underWay.has(key),
    share(key, siteId, draw) {
      const pending = underWay.get(key);
      if (pending) return pending.drawn;
      const changed = new Set<string>();
      const begun = {
        siteId,
        changed,
        drawn: draw((tags) => tags.some((tag) => changed.has(tag))),
      };
      underWay.set(key, begun);
      const finish = () => {
        overtaken.delete(begun);
        if (underWay.get(key) === begun) underWay.delete(key);
      };
      begun.drawn.then(finish, finish);
      return begun.drawn;
    },
    async settle() {
      while (underWay.size + overtaken.size > 0)
        await Promise.allSettled([...underWay.values(), ...overtaken].map(({ drawn }) => drawn));
    },
    note(change) {
      const { siteId } = change;
      const tags = tagsOfChange(change);
      for (const [key, pending] of underWay) {
        if (pending.siteId !== siteId) continue;
        // Whoever asks from now on must see the change: they don't wait for a drawing that may have begun before it.
        underWay.delete(key);
        overtaken.add(pending);
      }
      for (const pending of overtaken) {
        if (pending.siteId !== siteId) continue;
        for (const tag of tags) pending.changed.add(tag);
      }
    },
  };
}
