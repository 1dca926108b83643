import { SITE } from "../site.ts";

const keyOf = (personId: string, screen: string) => `gevel-desk-draft:${SITE.siteId}:${personId}:${screen}`;

/** What a person typed on a screen and did not save; null for nothing. */
export function readDraft<Draft>(personId: string, screen: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(personId, screen));
    return kept === null ? null : (JSON.parse(kept) as Draft);
  } catch {
    return null;
  }
}

/** Keeps what is being typed until it is saved; null forgets it. */
export function keepDraft(personId: string, screen: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(personId, screen));
    else sessionStorage.setItem(keyOf(personId, screen), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing has it as long as the screen is open.
  }
}
