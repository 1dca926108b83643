/** A document with what it was before and what was undone of it. */
export type History<Doc> = {
  readonly past: readonly Doc[];
  readonly document: Doc;
  readonly future: readonly Doc[];
  /** Of the last change; null begins a step of its own. */
  readonly step: string | null;
};

const MOST_STEPS = 100;

export function beginHistory<Doc>(document: Doc): History<Doc> {
  return { past: [], document, future: [], step: null };
}

/** The same step in a row, such as typing in one field, is undone at once. */
export function changeHistory<Doc>(history: History<Doc>, document: Doc, step: string | null): History<Doc> {
  const isSameStep = step !== null && step === history.step && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, history.document].slice(-MOST_STEPS);
  return { past, document, future: [], step };
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
