import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepDraft, readDraft } from "../documents/unsaved-draft.ts";
import { usePerson } from "../session/session.ts";
import type { DeskDocument } from "./desk-document.ts";
import { documentCalls } from "./document-api.ts";
import { DocumentStore } from "./document-store.ts";
import { DRAFTS_KEY } from "./use-drafts.ts";

type DocumentOptions<Doc> = {
  /** What it is while it does not exist yet; without it, it must exist. */
  readonly newDocument?: Doc;
};

/** The name under which the tab stores what is typed in a document. */
export const tabCopyName = (resource: string) => `document ${resource}`;

/**
 * Edits one document of the site: `pages/3`, `menus/main`, `entities/news/items/4`, `site`, `estates/1027`. A screen calls it once, under a
 * `key` of the resource, and hands what it returns to its parts.
 */
export function useDocument<Doc>(resource: string, options: DocumentOptions<Doc> = {}): DeskDocument<Doc> {
  const { id } = usePerson();
  const client = useQueryClient();
  const screen = tabCopyName(resource);
  const [store] = useState(() => {
    const calls = documentCalls<Doc>(resource);
    // Who goes back to a list while it is saved finds it there.
    const listAnew = () => void client.invalidateQueries({ queryKey: DRAFTS_KEY });
    return new DocumentStore<Doc>({
      ...calls,
      resource,
      newDocument: options.newDocument,
      save: (draft) => calls.save(draft).finally(listAnew),
      drop: (etag) => calls.drop(etag).finally(listAnew),
      publish: async (etag, at) => {
        const outcome = await calls.publish(etag, at);
        // Lists and other screens show it too.
        if (outcome.kind === "published") void client.invalidateQueries();
        return outcome;
      },
      readTabCopy: () => readDraft(id, screen),
      storeTabCopy: (tabCopy) => keepDraft(id, screen, tabCopy),
      now: () => Date.now(),
      startTimer: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
  });
  useEffect(() => {
    void store.load();
    return store.leave;
  }, [store]);
  useEffect(() => lookAgain(store), [store]);
  return useSyncExternalStore(store.subscribe, store.snapshot);
}

/** Who leaves the tab has what was typed on the server; what a colleague did shows when they come back; a connection that is back is used. */
function lookAgain<Doc>(store: DocumentStore<Doc>): () => void {
  const send = () => void store.snapshot().save();
  const look = () => void store.refresh();
  const lookOrSend = () => (document.visibilityState === "visible" ? look() : send());
  document.addEventListener("visibilitychange", lookOrSend);
  // Of two windows side by side both are visible.
  addEventListener("focus", look);
  addEventListener("online", send);
  return () => {
    document.removeEventListener("visibilitychange", lookOrSend);
    removeEventListener("focus", look);
    removeEventListener("online", send);
  };
}
