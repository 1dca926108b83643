import type { Address } from "#features/site/schema/address.ts";
import type { Estate, EstateNode } from "#features/listings/schema/estate.ts";
import { concealAddress } from "#domain/estate/address/address.ts";
import { withGeneralFacts } from "#domain/estate/general-facts.ts";
import { withMediaOfGroups } from "#domain/estate/media-of-groups.ts";
import { urisOf } from "#domain/estate/address/slug.ts";
import { textsWithoutStreet } from "#domain/estate/address/street-in-text/texts-without-street.ts";
import type { HiddenAddress } from "#domain/estate/address/street-in-text/street-names.ts";
import { listedAddress, type ReferenceIndex } from "../check/reference-index.ts";

/** A node as it may be shown, and its true address where that is not the one shown. */
export type ShownNode = {
  readonly estate: Omit<Estate, "children">;
  readonly privateAddress: Address | null;
};

export type Showing = {
  readonly reference: ReferenceIndex;
  /** Its address, or that of an estate in the same project, is hidden. */
  readonly isHidden: boolean;
  /** What its texts must not tell; null where they may. */
  readonly hiddenAddress: HiddenAddress | null;
};

/**
 * Names what a node only points to, hides what its address must not tell, and gives it its own address; a unit's
 * follows from its project, which may come later. A project and its units are one building: each would tell the others'.
 */
export function shownNode(node: EstateNode, { reference, isHidden, hiddenAddress }: Showing): ShownNode {
  const told = nameLists(withMediaOfGroups(withGeneralFacts(node)), reference);
  const named = hiddenAddress ? textsWithoutStreet(told, hiddenAddress) : told;
  const shown = concealAddress(isHidden ? withHiddenAddress(named) : named);
  const uri = shown.general.parentId == null ? urisOf(shown, null) : null;
  const isConcealed = shown !== named;
  return {
    estate: { ...shown, uri },
    privateAddress: isConcealed ? (named.general.address ?? null) : null,
  };
}

function withHiddenAddress(node: EstateNode): EstateNode {
  const { address } = node.general;
  return address ? { ...node, general: { ...node.general, address: { ...address, visible: false } } } : node;
}

function nameLists(node: EstateNode, reference: ReferenceIndex): EstateNode {
  const { general, layout } = node;
  return {
    ...node,
    general: {
      ...general,
      headType: named(general.headType, reference.headTypes),
      subType: named(general.subType, reference.subTypes),
      transaction: named(general.transaction, reference.transactions),
      address: general.address && listedAddress(general.address, reference),
    },
    layout: layout && { ...layout, rooms: layout.rooms.map((room) => namedRoom(room, reference)) },
    floors: node.floors.map((floor) => ({
      ...floor,
      rooms: floor.rooms.map((room) => namedRoom(room, reference)),
    })),
  };
}

type Named = { readonly id: number; readonly name?: object | null };

function named<T extends Named>(
  item: T | null | undefined,
  list: ReadonlyMap<number, { readonly name: NonNullable<T["name"]> }>,
): T | null | undefined {
  if (!item || item.name) return item;
  const row = list.get(item.id);
  return row ? { ...item, name: row.name } : item;
}

function namedRoom<R extends { readonly value: Named }>(room: R, { rooms }: ReferenceIndex): R {
  return { ...room, value: named(room.value, rooms) };
}
