import type { Change } from "#features/site/queries/notify-change.ts";
import { tagsOfChange } from "./page-tags.ts";

type Pending<Result> = {
  readonly siteId: string;
  readonly rendered: Promise<Result>;
  readonly changed: Set<string>;
};

/** Tells whether something that the page shows changed while it was being rendered. */
type WasOvertaken = (tags: readonly string[]) => boolean;

export type PendingRenders<Result> = {
  /** The rendering of this key that is under way, else a new one: however many ask, it is rendered once. */
  share(
    key: string,
    siteId: string,
    render: (wasOvertaken: WasOvertaken) => Promise<Result>,
  ): Promise<Result>;
  isPending(key: string): boolean;
  note(change: Change): void;
  /** Resolves when nothing is being rendered any more. */
  settle(): Promise<void>;
};

export function createPendingRenders<Result>(): PendingRenders<Result> {
  const underWay = new Map<string, Pending<Result>>();
  const overtaken = new Set<Pending<Result>>();

  return {
    isPending: (key) => underWay.has(key),
    share(key, siteId, render) {
      const pending = underWay.get(key);
      if (pending) return pending.rendered;
      const changed = new Set<string>();
      const begun = {
        siteId,
        changed,
        rendered: render((tags) => tags.some((tag) => changed.has(tag))),
      };
      underWay.set(key, begun);
      const finish = () => {
        overtaken.delete(begun);
        if (underWay.get(key) === begun) underWay.delete(key);
      };
      begun.rendered.then(finish, finish);
      return begun.rendered;
    },
    async settle() {
      while (underWay.size + overtaken.size > 0)
        await Promise.allSettled([...underWay.values(), ...overtaken].map(({ rendered }) => rendered));
    },
    note(change) {
      const { siteId } = change;
      const tags = tagsOfChange(change);
      for (const [key, pending] of underWay) {
        if (pending.siteId !== siteId) continue;
        // Whoever asks from now on must see the change: they don't wait for a rendering that may have begun before it.
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
