import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallFailed } from "../api/call.ts";
import type { Office } from "../api/published.ts";
import { keepDraft, readDraft } from "../documents/unsaved-draft.ts";
import { publishOffices, readSite, SITE_KEY, type SiteDocument } from "../documents/site-document.ts";
import { usePerson } from "../session/session.ts";
import {
  type ChangedHours,
  hoursOf,
  isContested,
  type OfficeHours,
  realChanges,
  withChanges,
} from "./office-hours.ts";

/** What was changed, and what it was changed from. */
type Draft = { readonly base: SiteDocument; readonly changes: ChangedHours };

const SCREEN = "hours";

/** Somebody else changed the same hours: what was typed stays. */
export class Contested extends Error {}

/** The offices as they are published, with what is changed of their hours here and not yet published. */
export function useHours() {
  const { id } = usePerson();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft<Draft>(id, SCREEN));
  const site = useQuery({ queryKey: SITE_KEY, queryFn: readSite });
  const keep = (next: Draft | null) => {
    setDraft(next);
    keepDraft(id, SCREEN, next);
  };
  const change = (officeId: number, hours: OfficeHours) => {
    const base = draft?.base ?? site.data!;
    const changes = realChanges(base.offices, { ...draft?.changes, [officeId]: hours });
    keep(Object.keys(changes).length > 0 ? { base, changes } : null);
  };
  const publishing = useMutation({
    networkMode: "always",
    mutationFn: (isOver: boolean) => publish(draft!, isOver),
    onSuccess: (published) => {
      client.setQueryData(SITE_KEY, published);
      keep(null);
    },
  });
  return { site, draft, change, publishing, discard: () => keep(null) };
}

/**
 * Where something else of the site changed meanwhile, nothing of it is lost, nor of this; `isOver` publishes even where somebody else
 * changed the same hours.
 */
async function publish({ base, changes }: Draft, isOver: boolean): Promise<SiteDocument> {
  try {
    await publishOffices(withChanges(base.offices, changes), base.etag);
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 412) throw error;
    const now = await readSite();
    if (!isOver && isContested(base.offices, now.offices, changes)) throw new Contested();
    await publishOffices(withChanges(now.offices, changes), now.etag);
  }
  return readSite();
}

/** An office as this screen shows it. */
export function shownOf(office: Office, draft: Draft | null): OfficeHours {
  return draft?.changes[office.id] ?? hoursOf(office);
}
