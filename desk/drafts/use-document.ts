import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepDraft, readDraft } from "../documents/unsaved-draft.ts";
import { usePerson } from "../session/session.ts";
import type { DeskDocument } from "./desk-document.ts";
import { createPublish, readDocument } from "./document-api.ts";
import { DocumentStore } from "./document-store.ts";

type DocumentOptions<Doc> = {
  /** What it is while it does not exist yet; without it, it must exist. */
  readonly newDocument?: Doc;
};

/**
 * Edits one document of the site: `pages/3`, `menus/main`, `entities/news/items/4`, `site`, `estates/1027`. A screen calls it once, under a
 * `key` of the resource, and hands what it returns to its parts.
 */
export function useDocument<Doc>(resource: string, options: DocumentOptions<Doc> = {}): DeskDocument<Doc> {
  const { id } = usePerson();
  const client = useQueryClient();
  const screen = `document ${resource}`;
  const [store] = useState(() => {
    const publish = createPublish<Doc>(resource);
    return new DocumentStore<Doc>({
      newDocument: options.newDocument,
      read: () => readDocument<Doc>(resource),
      publish: async (base, document) => {
        const outcome = await publish(base, document);
        // Lists and other screens show it too.
        if (outcome.kind === "published") void client.invalidateQueries();
        return outcome;
      },
      readKept: () => readDraft(id, screen),
      keep: (kept) => keepDraft(id, screen, kept),
      now: () => new Date(),
    });
  });
  useEffect(() => void store.load(), [store]);
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
