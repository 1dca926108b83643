import { bad, quoted, type ReadValue } from "./read-value.ts";
import { wordKey } from "./word-key.ts";

const YES: ReadonlySet<string> = new Set(
  "ja j oui o yes y true waar vrai wahr x 1 aanwezig present vorhanden".split(" "),
);
const NO: ReadonlySet<string> = new Set(
  "nee neen non no nein n false onwaar faux falsch 0 geen aucun aucune none keine".split(" "),
);
const TICKS: ReadonlySet<string> = new Set(["✓", "✔", "☑", "✅", "×"]);

/** "ja", "oui", "yes", "x", a tick, true and 1; "nee", "neen", "non", "no", "nein", false and 0. */
export function readYesNo(text: string): ReadValue<boolean> {
  if (TICKS.has(text.trim())) return { value: true };
  const key = wordKey(text);
  if (YES.has(key)) return { value: true };
  return NO.has(key) ? { value: false } : bad(`${quoted(text)} is neither yes nor no`);
}
