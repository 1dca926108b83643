/** Where a text stops being JSON, counted from 1, and what was wrong there. */
export type JsonFault = { readonly line: number; readonly column: number; readonly reason: string };

const BLANKS = /[ \t\r\n]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Finds the place of the first fault in a text that JSON.parse refuses: its own messages name none for short texts.
 * Example: `findJsonFault('{"a": 1,}')` is `{ line: 1, column: 9, reason: "expected a field name" }`.
 */
export function findJsonFault(text: string): JsonFault {
  let at = 0;
  const fault = (reason: string): JsonFault => {
    const before = text.slice(0, at).split("\n");
    const ended = at >= text.length ? "the text ends here" : reason;
    return { line: before.length, column: before.at(-1)!.length + 1, reason: ended };
  };
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takeSign = (signs: string): string | null => {
    take(BLANKS);
    const sign = text[at];
    if (sign === undefined || !signs.includes(sign)) return null;
    at += 1;
    return sign;
  };
  const takeName = (): string | null => {
    take(BLANKS);
    if (!take(STRING)) return text[at] === '"' ? BAD_STRING : "expected a field name";
    return takeSign(":") ? null : "expected a colon";
  };

  const open: string[] = [];
  for (;;) {
    const opened = takeSign("{[");
    if (opened) {
      open.push(opened === "{" ? "}" : "]");
      if (!takeSign(open.at(-1)!)) {
        const wrong = opened === "{" ? takeName() : null;
        if (wrong) return fault(wrong);
        continue;
      }
      open.pop();
    } else if (!take(STRING) && !take(SCALAR)) {
      return fault(text[at] === '"' ? BAD_STRING : "expected a value");
    }
    while (open.length > 0 && takeSign(open.at(-1)!)) open.pop();
    if (open.length === 0) break;
    if (!takeSign(",")) return fault(`expected a comma or ${open.at(-1)}`);
    const wrong = open.at(-1) === "}" ? takeName() : null;
    if (wrong) return fault(wrong);
  }
  take(BLANKS);
  return fault("expected nothing more");
}

const BAD_STRING = "the text in quotes that starts here does not end, or holds a sign that must be escaped";
