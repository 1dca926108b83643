/** A pattern as far as it matters which texts make it repeat itself. */
export type PatternNode =
  | { readonly kind: "letter"; readonly source: string }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly options: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly body: PatternNode; readonly min: number; readonly max: number }
  /** Looked at without being taken. */
  | { readonly kind: "glance"; readonly body: PatternNode };

const GROUP = /\((?:\?(?:(<?[=!])|<[^>=!][^>]*>|[a-z-]*:))?/y;
const TIMES = /(?:([*+?])|\{(\d+)(?:(,)(\d+)?)?\})\??/y;
const ESCAPE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|[1-9]\d*|[^])/y;
const NOTHING: PatternNode = { kind: "sequence", parts: [] };

/** Reads the text of a regular expression that JavaScript takes; what takes no letter of a text is nothing. */
export function parsePattern(source: string, flags: string): PatternNode {
  const canNest = flags.includes("v");
  let at = 0;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };

  function choice(): PatternNode {
    const options = [sequence()];
    while (source[at] === "|") {
      at += 1;
      options.push(sequence());
    }
    return options.length === 1 ? options[0]! : { kind: "choice", options };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(atom()));
    return { kind: "sequence", parts };
  }

  function repeated(body: PatternNode): PatternNode {
    const found = take(TIMES);
    if (!found) return body;
    const [, sign, least, comma, most] = found;
    if (sign) return { kind: "repeat", body, min: sign === "+" ? 1 : 0, max: sign === "?" ? 1 : Infinity };
    const min = Number(least);
    return { kind: "repeat", body, min, max: most ? Number(most) : comma ? Infinity : min };
  }

  function atom(): PatternNode {
    const group = take(GROUP);
    if (group) {
      const body = choice();
      at += 1;
      return group[1] ? { kind: "glance", body } : body;
    }
    const escape = take(ESCAPE)?.[0];
    if (escape) return /^\\(?:[bB1-9]|k<)/.test(escape) ? NOTHING : { kind: "letter", source: escape };
    if (source[at] === "[") return { kind: "letter", source: set() };
    const letter = String.fromCodePoint(source.codePointAt(at)!);
    at += letter.length;
    return letter === "^" || letter === "$" ? NOTHING : { kind: "letter", source: letter };
  }

  function set(): string {
    const start = at;
    let depth = 0;
    do {
      if (source[at] === "[" && (depth === 0 || canNest)) depth += 1;
      if (source[at] === "]") depth -= 1;
      at += source[at] === "\\" ? 2 : 1;
    } while (depth > 0);
    return source.slice(start, at);
  }

  return choice();
}
