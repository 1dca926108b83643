import { BundleRefused, type OpenBundle } from "../../../../files/bundle-files.ts";
import type { SheetLimits } from "../sheet-row.ts";
import { parseAll } from "./parse-xml.ts";

const FILE = "xl/sharedStrings.xml";

/** An empty text takes room too. */
const A_TEXT = 10;

/** The texts that cells of a workbook point to by number. */
export async function readSharedTexts(archive: OpenBundle, limits: SheetLimits): Promise<readonly string[]> {
  const texts: string[] = [];
  if (!archive.files.has(FILE)) return texts;
  const gather = gatherText(limits);
  let total = 0;
  await parseAll(await archive.open(FILE), {
    open: gather.open,
    text: gather.text,
    close: (tag) => {
      gather.close(tag);
      if (tag !== "si") return;
      const text = gather.take();
      total += text.length + A_TEXT;
      if (total > limits.sharedTexts)
        throw new BundleRefused(`its texts have more than ${limits.sharedTexts} signs`);
      texts.push(text);
    },
  });
  return texts;
}

/** The text of `<t>` elements, in runs of different fonts too, without the reading aids of Japanese. */
export function gatherText(limits: SheetLimits) {
  let text = "";
  let isText = false;
  let aids = 0;
  return {
    open: (tag: string) => {
      if (tag === "rPh") aids += 1;
      isText = tag === "t" && aids === 0;
    },
    text: (piece: string) => {
      if (!isText) return;
      text += piece;
      if (text.length > limits.cell)
        throw new BundleRefused(`it has a cell of more than ${limits.cell} signs`);
    },
    close: (tag: string) => {
      if (tag === "rPh") aids -= 1;
      isText = false;
    },
    take: () => {
      const taken = text;
      text = "";
      return taken.replaceAll(/_x000D_/gi, "");
    },
  };
}
