import { posix } from "node:path";
import { BundleRefused, type OpenBundle } from "../../../../files/bundle-files.ts";
import { openPart } from "./open-part.ts";
import { parseAll } from "./parse-xml.ts";

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

export type FoundSheet = {
  readonly file: string;
  /** Whether days are counted from 1904, as old Macintosh workbooks do. */
  readonly countsFrom1904: boolean;
};

type Sheet = { readonly name: string; readonly relation: string; readonly isHidden: boolean };

/** The file of the sheet with a name, or of the first visible one. */
export async function findSheet(archive: OpenBundle, wanted: string | undefined): Promise<FoundSheet> {
  if (!archive.files.has(WORKBOOK)) throw new BundleRefused("it is a .zip, but no workbook (.xlsx)");
  const { sheets, countsFrom1904 } = await readWorkbookPart(archive);
  const sheet =
    wanted === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find(({ name }) => name.toLowerCase() === wanted.trim().toLowerCase());
  const file = sheet && (await readRelations(archive)).get(sheet.relation);
  if (file && archive.files.has(file)) return { file, countsFrom1904 };
  const names = sheets.map(({ name }) => `"${name}"`).join(", ");
  throw new BundleRefused(
    `it has no sheet ${wanted === undefined ? "" : `"${wanted}"`}; it has ${names || "none"}`,
  );
}

async function readWorkbookPart(archive: OpenBundle) {
  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  await parseAll(await openPart(archive, WORKBOOK), {
    open: (tag, attributes) => {
      if (tag === "workbookPr") countsFrom1904 = /^(1|true)$/.test(attributes["date1904"] ?? "");
      if (tag !== "sheet") return;
      const { name = "", state } = attributes;
      sheets.push({
        name,
        relation: attributes["r:id"] ?? "",
        isHidden: state !== undefined && state !== "visible",
      });
    },
  });
  return { sheets, countsFrom1904 };
}

async function readRelations(archive: OpenBundle): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  if (!archive.files.has(RELATIONS)) return files;
  await parseAll(await openPart(archive, RELATIONS), {
    open: (tag, { Id, Target }) => {
      if (tag !== "Relationship" || !Id || !Target) return;
      files.set(Id, posix.join("xl", Target.startsWith("/") ? posix.join("..", Target) : Target));
    },
  });
  return files;
}
