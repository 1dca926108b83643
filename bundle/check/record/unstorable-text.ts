/** An escape that JSON allows and PostgreSQL's jsonb refuses: the sign NUL, or half of a pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/;

/** Says what is wrong with a text somewhere in a value that no database could keep; null when all is well. */
export function unstorableText(value: unknown): string | null {
  const found = UNSTORABLE.exec(JSON.stringify(value));
  return found && `a text holds the sign \\u${found[1]}, which can't be kept`;
}
