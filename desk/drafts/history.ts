import { differingPlaces } from "#domain/document/differing-paths.ts";
import { isWithinPlace } from "#domain/document/is-within-place.ts";

/** What was changed last: typing on in the same place is the same step. */
type Step = { readonly name: string; readonly places: readonly string[]; readonly at: number };

/** A document with what it was before and what was undone of it. */
export type History<Doc> = {
  readonly past: readonly Doc[];
  readonly document: Doc;
  readonly future: readonly Doc[];
  /** Null where the next change begins a step of its own. */
  readonly step: Step | null;
};

const MOST_STEPS = 100;
/** Who rests so long while typing begins another step. */
const BURST_MS = 1_000;

export function beginHistory<Doc>(document: Doc): History<Doc> {
  return { past: [], document, future: [], step: null };
}

/** A burst of typing in one field is one step, and so is each action; `name` is of a field that is typed in, null of an action. */
export function changeHistory<Doc>(
  history: History<Doc>,
  document: Doc,
  { name, at }: { readonly name: string | null; readonly at: number },
): History<Doc> {
  const step = name === null ? null : { name, at, places: differingPlaces(history.document, document) };
  const goesOn = step !== null && history.past.length > 0 && isSameBurst(history.step, step);
  const past = goesOn ? history.past : [...history.past, history.document].slice(-MOST_STEPS);
  return { past, document, future: [], step };
}

/** The first letter of an absent text changes the place `title`, the next one `title.nl`: still one burst. */
function isSameBurst(former: Step | null, next: Step): boolean {
  if (former?.name !== next.name || next.at - former.at > BURST_MS) return false;
  return next.places.every((place) => former.places.some((one) => isWithinPlace(place, one)));
}

export function undoHistory<Doc>({ past, document, future }: History<Doc>): History<Doc> {
  return {
    past: past.slice(0, -1),
    document: past.at(-1) ?? document,
    future: [document, ...future],
    step: null,
  };
}

export function redoHistory<Doc>({ past, document, future }: History<Doc>): History<Doc> {
  return { past: [...past, document], document: future[0] ?? document, future: future.slice(1), step: null };
}

/** The same steps on what a colleague made of the document meanwhile: undoing takes back what was done here alone. */
export function onNewer<Doc>(
  { past, document, future }: History<Doc>,
  join: (document: Doc) => Doc,
): History<Doc> {
  return { past: past.map(join), document: join(document), future: future.map(join), step: null };
}
