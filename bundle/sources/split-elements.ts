/** One element of a large document, as its text, and the line on which it begins. */
export type XmlSlice = { readonly text: string; readonly line: number };

/** What a document says around its elements, and the elements one by one; `unclosed` where it breaks off within one. */
export type SplitXml = {
  readonly frame: string;
  readonly slices: readonly XmlSlice[];
  readonly unclosed: boolean;
};

/**
 * Cuts all elements of a name out of a document, so that each is read on its own: a broken one spoils no other, and 10,000 of them
 * need the memory of one. Comments and CDATA are text. Example: `splitElements("<a><b>1</b><b>2</b></a>", "b")` has the frame
 * `<a></a>` and two slices.
 */
export function splitElements(text: string, name: string): SplitXml {
  const sign = new RegExp(`<!--|<!\\[CDATA\\[|<${name}(?=[\\s/>])|</${name}\\s*>`, "g");
  const slices: XmlSlice[] = [];
  let frame = "";
  let [outside, line, counted] = [0, 1, 0];
  for (let begin = nextOpening(text, sign); begin !== null; begin = nextOpening(text, sign)) {
    const end = endOfElement(text, sign, begin);
    if (end === null) return { frame: frame + text.slice(outside, begin), slices, unclosed: true };
    line += linesIn(text, counted, begin);
    slices.push({ text: text.slice(begin, end), line });
    frame += text.slice(outside, begin);
    [outside, counted, sign.lastIndex] = [end, begin, end];
  }
  return { frame: frame + text.slice(outside), slices, unclosed: false };
}

const ENDS: Readonly<Record<string, string>> = { "<!--": "-->", "<![CDATA[": "]]>" };

function nextOpening(text: string, sign: RegExp): number | null {
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (ENDS[found[0]]) sign.lastIndex = endOfText(text, found.index, ENDS[found[0]]!);
    else if (!found[0].startsWith("</")) return found.index;
  }
  return null;
}

/** An element does not hold another of its name. */
function endOfElement(text: string, sign: RegExp, begin: number): number | null {
  const head = text.indexOf(">", begin);
  if (head > 0 && text[head - 1] === "/") return head + 1;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (ENDS[found[0]]) sign.lastIndex = endOfText(text, found.index, ENDS[found[0]]!);
    else if (found[0].startsWith("</")) return sign.lastIndex;
  }
  return null;
}

function endOfText(text: string, from: number, sign: string): number {
  const end = text.indexOf(sign, from);
  return end === -1 ? text.length : end + sign.length;
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
