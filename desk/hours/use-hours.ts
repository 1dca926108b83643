import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isWithinPlace } from "#domain/document/is-within-place.ts";
import { call } from "../api/api.ts";
import type { Office, Version } from "../api/published.ts";
import { publishFailureOf } from "../documents/publish-failure.ts";
import { keepDraft, readDraft } from "../documents/unsaved-draft.ts";
import { publishOffices, readSite, SITE_KEY, type SiteDocument } from "../documents/site-document.ts";
import { usePerson } from "../session/session.ts";
import {
  type ChangedHours,
  contestedDays,
  type Day,
  hoursOf,
  type OfficeHours,
  onNewerHours,
  realChanges,
  withChanges,
} from "./office-hours.ts";

/** What was changed, and what it was changed from. */
type Draft = { readonly base: SiteDocument; readonly changes: ChangedHours };

const SCREEN = "hours";

/** Somebody else changed the same days: what was typed stays. */
export class Contested extends Error {
  readonly days: readonly Day[];
  /** Null where it is not known. */
  readonly byName: string | null;

  constructor(days: readonly Day[], byName: string | null) {
    super("contested");
    this.days = days;
    this.byName = byName;
  }
}

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
  const discard = () => {
    keep(null);
    // What stands there now may be a colleague's.
    void site.refetch();
  };
  return { site, draft, change, publishing, discard };
}

/**
 * Where something else of the site or other days changed meanwhile, nothing of it is lost, nor of this; `isOver` publishes even where
 * somebody else changed the same days.
 */
async function publish({ base, changes }: Draft, isOver: boolean): Promise<SiteDocument> {
  try {
    await publishOffices(withChanges(base.offices, changes), base.etag);
  } catch (error) {
    if (publishFailureOf(error).kind !== "contested") throw error;
    const now = await readSite();
    const days = contestedDays(base.offices, now.offices, changes);
    if (!isOver && days.length > 0) throw new Contested(days, await nameOfLast());
    const joined = onNewerHours(base.offices, now.offices, changes);
    await publishOffices(withChanges(now.offices, joined), now.etag);
  }
  return readSite();
}

/** Who published the offices last. */
async function nameOfLast(): Promise<string | null> {
  const { versions } = await call<{ readonly versions: readonly Version[] }>("GET", "site/versions").catch(
    () => ({ versions: [] }),
  );
  const last = versions.find(({ changed }) => changed.some((place) => isWithinPlace(place, "offices")));
  return last?.by.kind === "person" ? last.by.name : null;
}

/** An office as this screen shows it. */
export function shownOf(office: Office, draft: Draft | null): OfficeHours {
  return draft?.changes[office.id] ?? hoursOf(office);
}
