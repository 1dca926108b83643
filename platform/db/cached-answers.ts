import type { LRUCache } from "lru-cache";

/** A question takes room too, and visitors write it: this many letters count as a row. */
const ROW_LENGTH = 50;
/** An answer that waits for more changes than that is loaded anew. */
const MOST_PENDING = 10_000;

export type Loading<T> = {
  readonly load: () => Promise<T>;
  /** The answer after a change: `ids` names all that may differ. */
  readonly patch: (answer: T, ids: readonly number[]) => Promise<T>;
  readonly sizeOf: (answer: T) => number;
};

type Entry = {
  readonly answer: Promise<object>;
  readonly size: number;
  /** Of an answer that can be patched: the ids that changed since it was loaded. */
  readonly pending?: readonly number[];
  /** It was there once, and is at most being patched. */
  readonly isLoaded: boolean;
};
export type Answers = LRUCache<string, Entry>;

/** Answers that can be patched go on into the next edition, with what they have to catch up with. */
export function carryOver(
  answers: Answers,
  former: string,
  next: string,
  changedIds: readonly number[],
): void {
  const kept = [...answers.entries()].filter(([key, { pending }]) => key.startsWith(former) && pending);
  for (const [key, entry] of kept) {
    const pending = [...entry.pending!, ...changedIds];
    if (pending.length <= MOST_PENDING) answers.set(next + key.slice(former.length), { ...entry, pending });
  }
}

/** Loaded once, until it is forgotten. */
export function getOrLoad<T extends object>(
  answers: Answers,
  key: string,
  load: () => Promise<T>,
  sizeOf: (answer: T) => number,
): Promise<T> {
  const known = answers.get(key);
  return known ? (known.answer as Promise<T>) : remember(answers, key, load(), { sizeOf });
}

/** The same, brought up to date where ids changed since it was loaded. */
export function getOrPatch<T extends object>(
  answers: Answers,
  key: string,
  { load, patch, sizeOf }: Loading<T>,
): Promise<T> {
  const known = answers.get(key);
  if (known?.pending?.length === 0) return known.answer as Promise<T>;
  const answer = known
    ? (known.answer as Promise<T>).then((former) => patch(former, known.pending!), load)
    : load();
  return remember(answers, key, answer, { sizeOf, pending: [], former: known });
}

type Remembered<T> = {
  readonly sizeOf: (answer: T) => number;
  readonly pending?: readonly number[];
  /** What it is made from: counts until it is there. */
  readonly former?: Entry | undefined;
};

/** Under whatever key the answer stands when it comes: a change may have carried it over. */
function remember<T extends object>(
  answers: Answers,
  key: string,
  answer: Promise<T>,
  { sizeOf, pending, former }: Remembered<T>,
): Promise<T> {
  const size = Math.ceil(key.length / ROW_LENGTH);
  const isLoaded = former?.isLoaded === true;
  answers.set(key, { answer, size: size + (former?.size ?? 0), isLoaded, ...(pending && { pending }) });
  const find = () => {
    const entry = answers.peek(key);
    return entry?.answer === answer ? ([key, entry] as const) : findEntry(answers, answer);
  };
  const change = (changed: Partial<Entry>) => {
    const found = find();
    if (found) answers.set(found[0], { ...found[1], ...changed });
  };
  // Where there is nothing to patch, it is loaded anew.
  former?.answer.catch(() => change({ isLoaded: false }));
  answer.then(
    (value) => change({ size: size + sizeOf(value), isLoaded: true }),
    () => {
      const found = find();
      if (found) answers.delete(found[0]);
    },
  );
  return answer;
}

function findEntry(answers: Answers, answer: Promise<object>): [string, Entry] | undefined {
  return [...answers.entries()].find(([, entry]) => entry.answer === answer);
}

/** The same among few others, the latest asked for. */
export function getOrLoadBriefly<T extends object>(
  passing: LRUCache<string, Promise<object>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const known = passing.get(key);
  if (known) return known as Promise<T>;
  const answer = load();
  passing.set(key, answer);
  answer.catch(() => passing.delete(key));
  return answer;
}
