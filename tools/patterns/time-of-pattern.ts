import { createContext, type Context, Script } from "node:vm";
import { type TiringText, tiringTexts } from "./tiring-texts.ts";

/** Letters of a text: what grows with its square takes a second and more, what grows faster hours. */
const LONGEST = 100_000;
const MOST_MS = 200;
/** Beside other processes, a text that is no trouble waits for its turn: the second time its processor time is measured. */
const PATIENCE_MS = 1_000;

const MEET = new Script(`
  for (; at < until; at += 1) {
    const { start, piece, end } = texts[at];
    pattern.lastIndex = 0;
    ((start + piece.repeat(longest / piece.length + 1)).slice(0, longest) + end).replace(pattern, "");
  }`);

type Bounded = { readonly source: string; readonly flags: string; readonly longest?: number };

/** The first text, of at most so many letters, that a pattern takes too long for; null when there is none. */
export function slowTextOf({ source, flags, longest = LONGEST }: Bounded): TiringText | null {
  const texts = tiringTexts(source, flags);
  // Only what runs in a context of its own can be stopped in the middle of a pattern.
  const context = createContext({
    texts,
    longest,
    pattern: new RegExp(source, flags),
    at: 0,
    until: texts.length,
  });
  while (!isDone(context)) {
    const { at } = context;
    if (at < texts.length && isSlow(context)) return texts[at]!;
    Object.assign(context, { at: at + 1, until: texts.length });
  }
  return null;
}

/** Whether the text that was not done with is slow by itself. */
function isSlow(context: Context): boolean {
  const before = process.threadCpuUsage();
  isDone(Object.assign(context, { until: context.at + 1 }), PATIENCE_MS);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 > MOST_MS;
}

function isDone(context: Context, timeout = MOST_MS): boolean {
  try {
    MEET.runInContext(context, { timeout });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return false;
  }
}
