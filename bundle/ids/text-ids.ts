/** Numbers from here on are given by the product to listings that have a text id; a bundle may not choose them. */
export const FIRST_GIVEN_NUMBER = 1_000_000_000;

/** The text ids of a bundle, each with the number that its line asks for (a line of an export has one), or null. */
export type TextIds = ReadonlyMap<string, number | null>;

/** The number of each text id, found or new. */
export type FindNumbers = (textIds: TextIds) => Promise<ReadonlyMap<string, number>>;

type General = {
  id?: unknown;
  parentId?: unknown;
  readonly externalId?: unknown;
  parentExternalId?: unknown;
};

const NAMES_OF_TEXT_IDS = ['"externalId"', '"parentExternalId"'];

/** The text ids that a line names: its own and its project's. */
export function textIdsOfLine(bytes: Buffer): Array<readonly [string, number | null]> {
  const general = generalOf(bytes)?.general;
  const { id, externalId, parentExternalId } = general ?? {};
  return [
    ...(typeof externalId === "string" ? [[externalId, typeof id === "number" ? id : null] as const] : []),
    ...(typeof parentExternalId === "string" ? [[parentExternalId, null] as const] : []),
  ];
}

/** The same line with numbers where it names text ids; one without text ids, or that is no JSON, stays as it is. */
export function withNumbers(bytes: Buffer, numbers: ReadonlyMap<string, number>): Buffer {
  const node = generalOf(bytes);
  if (!node) return bytes;
  const { general } = node;
  const { externalId, parentExternalId } = general;
  if (typeof externalId === "string") general.id = numbers.get(externalId);
  if (parentExternalId != null) {
    // What is no text is refused as a number, which names the field.
    general.parentId =
      typeof parentExternalId === "string" ? numbers.get(parentExternalId) : parentExternalId;
    delete general.parentExternalId;
  }
  return Buffer.from(JSON.stringify(node));
}

function generalOf(bytes: Buffer): { readonly general: General } | null {
  // Most bundles have no text ids, and a large one is read three times.
  if (!NAMES_OF_TEXT_IDS.some((name) => bytes.includes(name))) return null;
  try {
    const node = JSON.parse(bytes.toString("utf8")) as { readonly general?: General } | null;
    return typeof node?.general === "object" && node.general ? { ...node, general: node.general } : null;
  } catch {
    return null;
  }
}
