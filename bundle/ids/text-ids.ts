import { ExternalId } from "#features/listings/schema/general.ts";

/** Numbers from here on are given by the product to listings that have a text id; a bundle may not choose them. */
export const FIRST_GIVEN_NUMBER = 1_000_000_000;

/** The text ids of a bundle by their keys, each with the number that its line asks for (a line of an export has one), or null. */
export type TextIds = ReadonlyMap<string, number | null>;

/** The number of each text id, found or new, by the same keys. */
export type FindNumbers = (textIds: TextIds) => Promise<ReadonlyMap<string, number>>;

/** A text id lives in its source: that of its line, null where it names none. No text id holds a line break. */
function keyOf(source: string | null, externalId: string): string {
  return source === null ? externalId : `${source}\n${externalId}`;
}

export function readKey(key: string): { readonly source: string | null; readonly externalId: string } {
  const at = key.indexOf("\n");
  return { source: at === -1 ? null : key.slice(0, at), externalId: key.slice(at + 1) };
}

type General = {
  readonly id?: unknown;
  readonly parentId?: unknown;
  readonly externalId?: unknown;
  readonly parentExternalId?: unknown;
};

type Node = { readonly general?: General };

/** The text ids that a line names: its own and its project's. */
export function textIdsOf({ general }: Node, source: string | null): Array<readonly [string, number | null]> {
  const { id, externalId, parentExternalId } = general ?? {};
  return [
    ...(isTextId(externalId)
      ? [[keyOf(source, externalId), typeof id === "number" ? id : null] as const]
      : []),
    ...(isTextId(parentExternalId) ? [[keyOf(source, parentExternalId), null] as const] : []),
  ];
}

/** The same line with numbers where it names text ids. */
export function withNumbers<N extends Node>(
  node: N,
  source: string | null,
  numbers: ReadonlyMap<string, number>,
): N {
  if (!node.general) return node;
  const { parentExternalId, ...general } = node.general;
  const { externalId } = general;
  return {
    ...node,
    general: {
      ...general,
      ...(isTextId(externalId) ? { id: numbers.get(keyOf(source, externalId)) } : {}),
      // What is no text id is refused as a number, which names the field.
      ...(isTextId(parentExternalId)
        ? { parentId: numbers.get(keyOf(source, parentExternalId)) }
        : parentExternalId != null && { parentId: parentExternalId }),
    },
  };
}

function isTextId(value: unknown): value is string {
  return ExternalId.safeParse(value).success;
}
