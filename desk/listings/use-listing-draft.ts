import { useState } from "react";
import { SITE } from "../site.ts";
import { usePerson } from "../session/session.ts";
import type { ListingDraft } from "./listing-change.ts";

const EMPTY: ListingDraft = {};

/** What somebody fills in of a listing; the tab keeps it until it was saved, whatever happens to the page. */
export function useListingDraft(id: number) {
  const person = usePerson();
  const key = `gevel-desk ${SITE.siteId} ${person.id} listing ${id}`;
  const [draft, setDraft] = useState(() => read(key));
  const change = (next: ListingDraft) => {
    setDraft(next);
    write(key, next);
  };
  return {
    draft,
    set: (fields: ListingDraft) => change({ ...draft, ...fields }),
    clear: () => change(EMPTY),
  };
}

function read(key: string): ListingDraft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as ListingDraft;
  } catch {
    return EMPTY;
  }
}

function write(key: string, draft: ListingDraft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has it on the screen.
  }
}
