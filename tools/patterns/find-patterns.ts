import { type ESTree, parseSync, Visitor } from "vite";

export type WrittenPattern = {
  /** Where it is written, as `domain/locale/href.ts:12`. */
  readonly at: string;
  /** null where nothing in the file tells it. */
  readonly source: string | null;
  readonly flags: string;
};

/** Stands for what is put into a pattern as it is composed: plain words. */
const PUT_IN = "word";

/** Every regular expression of a TypeScript or JavaScript file: literals, and those composed with `RegExp`. */
export function findPatterns(file: string, text: string): WrittenPattern[] {
  const found: WrittenPattern[] = [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const add = (node: { readonly start: number }, source: string | null, flags: string) =>
    found.push({ at: `${file}:${text.slice(0, node.start).split("\n").length}`, source, flags });
  const composed = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    const [source, flags] = node.arguments.map(literalText);
    add(node, source ?? null, flags ?? "");
  };
  new Visitor({
    Literal: (node) => {
      if ("regex" in node) add(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: composed,
    CallExpression: composed,
  }).visit(program);
  return found;
}

function literalText(node: ESTree.Argument): string | null {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return null;
  return node.quasis.map(({ value }) => value.cooked ?? "").join(PUT_IN);
}
