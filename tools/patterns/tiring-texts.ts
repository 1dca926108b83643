import { parsePattern, type PatternNode } from "./parse-pattern.ts";

/** A text that may tire a pattern: a start, one piece again and again, and an end that does not match. */
export type TiringText = { readonly start: string; readonly piece: string; readonly end: string };

const ENDS = ["", "\u0001", "\n\n", "!"];
const MOST_SAMPLES = 12;
const MOST_STARTS = 4;
/** A repetition that ends sooner cannot take long. */
const MANY = 8;

/** Letters of every kind that patterns ask for. */
const LETTERS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."\u00a0éßΩ–’…\u0300\u200b\u00ad\ufeff中٣😀",
];

/** The texts of which one takes a pattern long, if any does: each of its repetitions repeated, after what leads to it. */
export function tiringTexts(source: string, flags: string): TiringText[] {
  const root = parsePattern(source, flags);
  const alphabet = alphabetOf(root, flags);
  const samples = samplesWith(alphabet);
  const repeated = repetitions(root, samples, [""]);
  const tries = [
    ...repeated,
    ...[...alphabet.letters, ...samples(root)].map((piece) => ({ starts: [""], pieces: [piece] })),
  ];
  const texts = tries.flatMap(({ starts, pieces }) =>
    starts.flatMap((start) =>
      // A search begins anew at each start that it meets.
      [
        ...pieces.map((piece) => [start, piece]),
        ["", start],
        ...pieces.map((piece) => ["", start + piece]),
      ].flatMap(([before, piece]) => (piece ? ENDS.map((end) => ({ start: before!, piece, end })) : [])),
    ),
  );
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}

type Alphabet = {
  readonly letters: readonly string[];
  readonly matching: ReadonlyMap<string, readonly string[]>;
};
type Samples = (node: PatternNode) => readonly string[];

/** One letter of all that no part of the pattern tells apart, and which of them each part takes. */
function alphabetOf(root: PatternNode, flags: string): Alphabet {
  const sources = [...new Set(letterSources(root))];
  const kind = flags.replace(/[^imsuv]/g, "");
  const parts = sources.map((source) => ({ source, pattern: new RegExp(`^(?:${source})$`, kind) }));
  const byTakers = new Map<string, string>();
  for (const letter of [...LETTERS, ...sources.filter((source) => [...source].length === 1)]) {
    const takers = parts.map(({ pattern }) => (pattern.test(letter) ? "1" : "0")).join("");
    if (!byTakers.has(takers) || letter === "a") byTakers.set(takers, letter);
  }
  const letters = [...byTakers.values()];
  const matching = parts.map(
    ({ source, pattern }) => [source, letters.filter((letter) => pattern.test(letter))] as const,
  );
  return { letters, matching: new Map(matching) };
}

function letterSources(node: PatternNode): string[] {
  return node.kind === "letter" ? [node.source] : childrenOf(node).flatMap(letterSources);
}

function childrenOf(node: PatternNode): readonly PatternNode[] {
  if (node.kind === "letter") return [];
  if (node.kind === "sequence") return node.parts;
  return node.kind === "choice" ? node.options : [node.body];
}

/** Some texts that a part of the pattern takes. */
function samplesWith({ matching }: Alphabet): Samples {
  return function samples(node): readonly string[] {
    if (node.kind === "letter") return some(matching.get(node.source) ?? []);
    if (node.kind === "glance") return ["", ...samples(node.body).slice(0, 2)];
    if (node.kind === "choice") return some(node.options.flatMap((option) => samples(option).slice(0, 4)));
    if (node.kind === "sequence") return node.parts.reduce(joined, [""] as readonly string[]);
    const once = samples(node.body);
    const least = node.min === 0 ? ["", ...once] : once.map((text) => text.repeat(Math.min(node.min, 64)));
    return some([...least, ...(node.max > node.min && node.min > 0 ? once.map((text) => text + text) : [])]);
  };

  function joined(texts: readonly string[], part: PatternNode): readonly string[] {
    const next = samplesWith({ letters: [], matching })(part);
    return some(next.flatMap((text) => texts.map((before) => before + text)));
  }
}

function some(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].slice(0, MOST_SAMPLES);
}

type Repetition = { readonly starts: readonly string[]; readonly pieces: readonly string[] };

/** Each repetition of a pattern: what may stand before it, and what it repeats. */
function repetitions(node: PatternNode, samples: Samples, starts: readonly string[]): Repetition[] {
  if (node.kind === "sequence") {
    return node.parts.flatMap((part, index) =>
      repetitions(part, samples, startsAfter(starts, node.parts.slice(0, index), samples)),
    );
  }
  const inner = childrenOf(node).flatMap((child) => repetitions(child, samples, starts));
  if (node.kind !== "repeat" || node.max < MANY) return inner;
  const once = samples(node.body);
  // Two ways through the body, one after the other, may be a third way through it.
  const pairs = once.slice(0, 4).flatMap((first) => once.slice(0, 4).map((second) => first + second));
  return [...inner, { starts, pieces: [...new Set([...once, ...pairs])] }];
}

function startsAfter(
  starts: readonly string[],
  parts: readonly PatternNode[],
  samples: Samples,
): readonly string[] {
  const before = samples({ kind: "sequence", parts });
  return starts.flatMap((start) => before.map((text) => start + text)).slice(0, MOST_STARTS);
}
