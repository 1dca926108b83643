import { differingPaths, isSameDocument } from "#domain/document/differing-paths.ts";
import { contestedPaths, joinChanges } from "#domain/document/join-changes.ts";
import { valueAt } from "#domain/document/value-at.ts";
import { beginHistory, type History, onNewer } from "./history.ts";

/** A document as it is published, and the mark of that state; both null of what does not exist yet. */
export type Published<Doc> = { readonly document: Doc | null; readonly etag: string | null };

/** What the server has of it: the draft by its ETag, or what is published, of which the ETag is null. */
type Saved<Doc> = {
  readonly document: Doc | null;
  readonly etag: string | null;
  /** The mark of what is published, of which it was made. */
  readonly base: string | null;
};

/** What stands on the server. */
export type Remote<Doc> = {
  readonly published: Published<Doc>;
  readonly draft: {
    readonly document: Doc;
    readonly etag: string;
    readonly base: Published<Doc>;
  } | null;
};

/** What somebody made of it meanwhile, until somebody here chose. */
type Meanwhile<Doc> = {
  /** What both changed. */
  readonly origin: Doc | null;
  readonly theirs: Doc | null;
  readonly base: Published<Doc>;
  readonly saved: Saved<Doc>;
  /** Whether they discarded the draft in which what is here was saved. */
  readonly isDiscarded?: boolean;
};

/** A document while it is edited. */
export type Editing<Doc> = {
  /** What is published, of which the changes are made. */
  readonly base: Published<Doc>;
  readonly saved: Saved<Doc>;
  readonly history: History<Doc>;
  readonly meanwhile: Meanwhile<Doc> | null;
};

/** What the tab stores until the server has it. */
export type TabCopy<Doc> = Pick<Editing<Doc>, "base" | "saved"> & { readonly document: Doc };

/** Begins with what is on the server, and with what the tab stored; null where there is nothing. */
export function beginEditing<Doc>(
  remote: Remote<Doc>,
  { tabCopy, newDocument }: { readonly tabCopy: TabCopy<Doc> | null; readonly newDocument: Doc | undefined },
): Editing<Doc> | null {
  const { draft, published } = remote;
  const standing = draft?.document ?? published.document ?? newDocument;
  if (tabCopy) {
    const { base, saved } = tabCopy;
    return joinRemote({ base, saved, history: beginHistory(tabCopy.document), meanwhile: null }, remote);
  }
  if (standing === undefined) return null;
  const begun = { base: draft?.base ?? published, saved: savedOf(remote), meanwhile: null };
  return joinRemote({ ...begun, history: beginHistory(standing) }, remote);
}

/**
 * What a colleague saved or published meanwhile is joined; where both changed the same, or the draft was discarded in which this was saved,
 * somebody has to choose. `isOtherDraft` says that what the server has is not that draft any more.
 */
export function joinRemote<Doc>(
  editing: Editing<Doc>,
  remote: Remote<Doc>,
  isOtherDraft = false,
): Editing<Doc> {
  const { draft, published } = remote;
  const saved = savedOf(remote);
  const isSame =
    saved.etag === editing.saved.etag && (draft !== null || published.etag === editing.base.etag);
  const isDiscarded = (draft === null || isOtherDraft) && isLost(editing, published);
  const origin = isDiscarded ? editing.base.document : editing.saved.document;
  const next = { base: draft?.base ?? published, saved, origin, theirs: saved.document, isDiscarded };
  const joined = isSame ? editing : joinMeanwhile(editing, next);
  if (joined.meanwhile || draft === null || joined.base.etag === published.etag) return joined;
  // Somebody published since the draft was made.
  return joinMeanwhile(joined, {
    base: published,
    saved: joined.saved,
    origin: joined.base.document,
    theirs: published.document,
  });
}

/** Whether something that a draft had from here is not published. */
function isLost<Doc>({ base, saved }: Editing<Doc>, published: Published<Doc>): boolean {
  const places = saved.etag === null ? [] : differingPaths(base.document, saved.document);
  return places.some((place) =>
    isSameDocument(valueAt(published.document, place), valueAt(base.document, place)),
  );
}

function savedOf<Doc>({ draft, published }: Remote<Doc>): Saved<Doc> {
  return draft
    ? { document: draft.document, etag: draft.etag, base: draft.base.etag }
    : { document: published.document, etag: null, base: published.etag };
}

/** Joins it where nothing is contested; else it waits for a choice. */
function joinMeanwhile<Doc>(editing: Editing<Doc>, meanwhile: Meanwhile<Doc>): Editing<Doc> {
  const { theirs } = meanwhile;
  const isContested = theirs === null || contestedPlaces({ ...editing, meanwhile }).length > 0;
  return isContested ? { ...editing, meanwhile } : keepMine({ ...editing, meanwhile });
}

/** Goes on with what was typed here, on what the colleague made of the rest. */
export function keepMine<Doc>(editing: Editing<Doc>): Editing<Doc> {
  const { history, meanwhile } = editing;
  if (!meanwhile) return editing;
  const { origin, theirs, base, saved } = meanwhile;
  const join = (document: Doc) =>
    theirs === null ? document : (joinChanges(origin, document, theirs) as Doc);
  const isSame = isSameDocument(join(history.document), history.document);
  return { base, saved, history: isSame ? history : onNewer(history, join), meanwhile: null };
}

/** Discards what was typed here; null where the colleague took the document off. */
export function takeTheirs<Doc>(editing: Editing<Doc>): Editing<Doc> | null {
  const { meanwhile } = editing;
  if (!meanwhile) return editing;
  const { theirs, base, saved } = meanwhile;
  return theirs === null ? null : { base, saved, history: beginHistory(theirs), meanwhile: null };
}

/** Where both changed it otherwise, as findings name places; of a draft that was discarded, all that was changed here. */
export function contestedPlaces<Doc>({ history, meanwhile }: Editing<Doc>): string[] {
  if (!meanwhile) return [];
  const { origin, theirs, isDiscarded } = meanwhile;
  const typed = history.document;
  const paths = isDiscarded ? differingPaths(theirs, typed) : contestedPaths(origin, typed, theirs);
  return paths.map((path) => path.join("."));
}

/** Whether the server has all of it. */
export function isSaved<Doc>({ base, history, saved }: Editing<Doc>): boolean {
  return saved.base === base.etag && isSameDocument(history.document, saved.document);
}

/** Whether it is what is published. */
export function isAsPublished<Doc>({ history, base }: Editing<Doc>): boolean {
  return base.document !== null && isSameDocument(history.document, base.document);
}
