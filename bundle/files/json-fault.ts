/** Where a text stops being JSON, counted from 1, and what was wrong there. */
export type JsonFault = { readonly line: number; readonly column: number; readonly reason: string };

const BLANKS = /[ \t\r\n]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const BAD_STRING = "the text in quotes that starts here does not end, or holds a sign that must be escaped";

/**
 * Finds the place of the first fault in a text that JSON.parse refuses: its own messages name none for short texts.
 * Example: `findJsonFault('{"a": 1,}')` is `{ line: 1, column: 9, reason: "expected a field name" }`.
 */
export function findJsonFault(text: string): JsonFault {
  const reader = new Reader(text);
  const reason = reader.readAll();
  const before = text.slice(0, reader.at).split("\n");
  const isOver = reader.at >= text.length;
  return {
    line: before.length,
    column: before.at(-1)!.length + 1,
    reason: isOver ? "the text ends here" : reason,
  };
}

/** Each `read…` answers what was expected and is not there, or null when it was; `at` stays at the fault. */
class Reader {
  at = 0;
  readonly #text: string;
  /** Closing signs of what is open; a list, since a text may nest deeper than calls can. */
  readonly #open: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): string {
    do {
      const fault = this.#readValue() ?? this.#readNext();
      if (fault) return fault;
    } while (this.#open.length > 0);
    this.#take(BLANKS);
    return "expected nothing more";
  }

  /** A scalar, a whole empty list or object, or the way into a full one. */
  #readValue(): string | null {
    for (;;) {
      const opened = this.#takeSign("{[");
      if (!opened) return this.#take(STRING) || this.#take(SCALAR) ? null : this.#wrong("expected a value");
      const closing = opened === "{" ? "}" : "]";
      if (this.#takeSign(closing)) return null;
      this.#open.push(closing);
      const fault = opened === "{" ? this.#readName() : null;
      if (fault) return fault;
    }
  }

  /** Everything that closes here, then the comma before the next value. */
  #readNext(): string | null {
    while (this.#open.length > 0 && this.#takeSign(this.#open.at(-1)!)) this.#open.pop();
    const closing = this.#open.at(-1);
    if (!closing) return null;
    if (!this.#takeSign(",")) return `expected a comma or ${closing}`;
    return closing === "}" ? this.#readName() : null;
  }

  #readName(): string | null {
    this.#take(BLANKS);
    if (!this.#take(STRING)) return this.#wrong("expected a field name");
    return this.#takeSign(":") ? null : "expected a colon";
  }

  #wrong(expected: string): string {
    return this.#text[this.at] === '"' ? BAD_STRING : expected;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.#text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  #takeSign(signs: string): string | null {
    this.#take(BLANKS);
    const sign = this.#text[this.at];
    if (sign === undefined || !signs.includes(sign)) return null;
    this.at += 1;
    return sign;
  }
}
