import type { OpenBundle } from "../../../../files/bundle-files.ts";
import { openPart } from "./open-part.ts";
import { parseAll } from "./parse-xml.ts";

const FILE = "xl/styles.xml";

/** Formats that every workbook has without naming them (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_DATES: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 54, 57, 58,
]);

/** What a format shows as it stands: quoted texts, escaped signs, colours and languages. */
const LITERAL = /"[^"]{0,200}"|\\.|\[[^\]]{0,80}\]/g;

/** The numbers of the cell styles that show a day. */
export async function readDateStyles(archive: OpenBundle): Promise<ReadonlySet<number>> {
  const styles = new Set<number>();
  if (!archive.files.has(FILE)) return styles;
  const dateFormats = new Set(BUILT_IN_DATES);
  let isCellStyle = false;
  let style = 0;
  await parseAll(await openPart(archive, FILE), {
    open: (tag, { numFmtId, formatCode = "" }) => {
      if (tag === "cellXfs") isCellStyle = true;
      if (tag === "numFmt" && showsDay(formatCode)) dateFormats.add(Number(numFmtId));
      if (tag !== "xf" || !isCellStyle) return;
      if (dateFormats.has(Number(numFmtId))) styles.add(style);
      style += 1;
    },
    close: (tag) => {
      if (tag === "cellXfs") isCellStyle = false;
    },
  });
  return styles;
}

/** Example: `showsDay("dd/mm/yyyy")` is true, `showsDay('#,##0 "dagen"')` is false. */
function showsDay(format: string): boolean {
  return /[dy]/i.test(format.slice(0, 500).replaceAll(LITERAL, ""));
}
