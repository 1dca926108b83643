import { useState } from "react";
import { usePerson } from "../session/session.ts";
import { keepDraft, readDraft } from "./unsaved-draft.ts";

/** What is typed on a screen, kept in the browser's session until it is saved; null goes back to `initial` and forgets it. */
export function useUnsavedDraft<Draft extends object>(
  screen: string,
  initial: Draft,
): readonly [Draft, (draft: Draft | null) => void] {
  const { id } = usePerson();
  const [typed, setTyped] = useState(() => readDraft<Draft>(id, screen));
  const change = (draft: Draft | null) => {
    setTyped(draft);
    keepDraft(id, screen, draft);
  };
  return [typed ?? initial, change];
}
