import type { Mark, Node } from "prosemirror-model";

/** A page's text as it is stored: Markdown (CommonMark). Signs that would mean something there are escaped. */
export function markdownOf(doc: Node): string {
  return blocksOf(doc).join("\n\n");
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEach((child) => void children.push(child));
  return children;
}

function blocksOf(node: Node): string[] {
  const written: string[] = [];
  let former = "";
  let other = false;
  for (const child of childrenOf(node)) {
    const { name } = child.type;
    // Two lists after each other are one in Markdown unless their signs differ.
    other = name === former && !other;
    former = name;
    const text = blockOf(child, other);
    if (text !== "") written.push(text);
  }
  return written;
}

function blockOf(node: Node, isOtherSign: boolean): string {
  const { name } = node.type;
  if (name === "heading") {
    const text = inlineOf(node).replaceAll("\\\n", " ").replaceAll("\n", " ").trim();
    return text && `${"#".repeat(node.attrs["level"])} ${text.replace(/#+$/, (signs) => `\\${signs}`)}`;
  }
  if (name === "horizontal_rule") return "---";
  if (name === "blockquote") return indented(blocksOf(node).join("\n\n"), "> ", "> ");
  if (name === "bullet_list") return listOf(node, () => (isOtherSign ? "* " : "- "));
  if (name === "ordered_list") {
    const delimiter = isOtherSign ? ")" : ".";
    return listOf(node, (at) => `${Number(node.attrs["start"]) + at}${delimiter} `);
  }
  return linesOf(inlineOf(node));
}

function listOf(node: Node, signAt: (at: number) => string): string {
  const items = childrenOf(node).map(blocksOf);
  const isTight = childrenOf(node).every((item) => childrenOf(item).slice(1).every(isList));
  const between = isTight ? "\n" : "\n\n";
  return items
    .filter((blocks) => blocks.length > 0)
    .map((blocks, at) => {
      const sign = signAt(at);
      return indented(blocks.join(between), sign, " ".repeat(sign.length));
    })
    .join(between);
}

function isList({ type: { name } }: Node): boolean {
  return name.endsWith("_list");
}

function indented(text: string, first: string, others: string): string {
  return text
    .split("\n")
    .map((line, at) => `${at === 0 ? first : line === "" ? others.trimEnd() : others}${line}`)
    .join("\n");
}

/** A sign at the start of a line would begin another block. */
function linesOf(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[#>+=|-]|\d{1,9}(?=[.)]))/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`)),
    )
    .join("\n");
}

type Part = { readonly text: string; readonly marks: readonly Mark[] };

function inlineOf(node: Node): string {
  const parts = childrenOf(node).map((child) => ({
    text: child.isText ? escaped(child.text ?? "") : "\\\n",
    marks: child.isText ? child.marks : [],
  }));
  return written(parts).replace(/(?:\\\n)+$/, "");
}

/** Parts that have their outermost mark in common are written inside one pair of signs. */
function written(parts: readonly Part[], around = ""): string {
  let text = "";
  for (let at = 0; at < parts.length;) {
    const { marks, text: own } = parts[at]!;
    const [mark] = marks;
    if (!mark) {
      text += own;
      at += 1;
      continue;
    }
    const group = parts.slice(at).findIndex(({ marks: [other] }) => !other?.eq(mark));
    const end = group === -1 ? parts.length : at + group;
    const inside = parts
      .slice(at, end)
      .map(({ text: words, marks: own }) => ({ text: words, marks: own.slice(1) }));
    const after = parts[end]?.text ?? around;
    text += marked(written(inside, after), { mark, before: text.at(-1) ?? "", after: after[0] ?? "" });
    at = end;
  }
  return text;
}

type Beside = { readonly mark: Mark; readonly before: string; readonly after: string };

/** Signs touch the words that they mark: spaces stay outside. */
function marked(text: string, { mark, before, after }: Beside): string {
  const [, lead = "", words = "", trail = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (words === "") return text;
  if (mark.type.name === "link") return `${lead}[${words}](${targetOf(mark)})${trail}`;
  const isInWord = /[\p{L}\p{N}]/u.test(lead ? "" : before) || /[\p{L}\p{N}]/u.test(trail ? "" : after);
  const sign = { strong: "**", strike: "~~" }[mark.type.name] ?? (isInWord ? "*" : "_");
  return `${lead}${sign}${words}${sign}${trail}`;
}

const ENCODED: Readonly<Record<string, string>> = { " ": "%20", "(": "%28", ")": "%29" };

function targetOf({ attrs: { href, title } }: Mark): string {
  const target = String(href).replaceAll(/[ ()]/g, (sign) => ENCODED[sign]!);
  return title ? `${target} "${String(title).replaceAll(/["\\]/g, "\\$&")}"` : target;
}

function escaped(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/[\\`*_[\]~<]/g, "\\$&")
    .replaceAll(/&(?=[a-z][a-z\d]*;|#)/gi, "\\&")
    .replaceAll(/!(?=\\\[)/g, "\\!");
}
