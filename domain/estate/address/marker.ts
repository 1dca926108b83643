import type { AddressLike } from "./address.ts";

export type Marker = {
  readonly id: number;
  /** Sub type, head type and transaction by their ids. */
  readonly type: number;
  readonly headType: number | null;
  readonly status: number;
  readonly isProject: boolean;
  readonly lat: number;
  readonly lng: number;
};

type Placed = {
  readonly general: {
    readonly id: number;
    readonly headType?: { readonly id: number } | null;
    readonly subType?: { readonly id: number } | null;
    readonly transaction?: { readonly id: number } | null;
    readonly project?: boolean;
    readonly address?: AddressLike | null;
  };
};

/**
 * What a map needs of a node; null unless it has a location, a sub type and a status. Conceal
 * a hidden address first. Example: `{ id: 12, type: 102, headType: 1, status: 1, isProject: false, lat: 51.0525, lng:
 * 3.715352 }`.
 */
export function markerOf({ general }: Placed): Marker | null {
  const { id, headType, subType, transaction, project = false, address } = general;
  if (!address?.location || !subType || !transaction) return null;
  return {
    id,
    type: subType.id,
    headType: headType?.id ?? null,
    status: transaction.id,
    isProject: project,
    lat: address.location.latitude,
    lng: address.location.longitude,
  };
}
