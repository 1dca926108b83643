import type { Estate } from "#features/listings/schema/estate.ts";
import {
  bathroomsOf,
  bedroomsOf,
  energyLabelOf,
  epcValueOf,
  landAreaOf,
  livingAreaOf,
} from "#domain/estate/rooms/areas.ts";

import { localize } from "#domain/locale/multilingual.ts";
import { DEFAULT_LOCALE } from "#domain/locale/locale.ts";

type Node = Omit<Estate, "children">;

/** What a card shows of a node, in the shape of a whole one, so that one reader serves both. */
export function cardOfEstate(node: Node): Partial<Node> & { general: Partial<Node["general"]> } {
  const { general } = node;
  const { price, address } = general;
  return compact({
    general: compact({
      id: general.id,
      parentId: general.parentId,
      project: general.project,
      headType: general.headType,
      subType: general.subType,
      transaction: general.transaction,
      title: general.title,
      // A card names what has no title by what is known of it, its reference at the last.
      reference: localize(general.title, DEFAULT_LOCALE) ? null : general.reference,
      sticker: general.sticker,
      bedroomCount: general.bedroomCount,
      publicationDate: general.publicationDate,
      price: price && cardOfPrice(price),
      address: address && compact({ ...address, geoPrecision: null }),
    }),
    pictures: node.pictures.toSorted((a, b) => a.index - b.index).slice(0, 1),
    dimensions: compact({ areaBuild: livingAreaOf(node), areaGround: landAreaOf(node) }),
    energy: compact({
      energyLabel: energyLabelOf(node),
      customEpcLabel: node.energy?.customEpcLabel,
      epcValue: epcValueOf(node),
    }),
    homesState: node.homesState,
    property: node.property && cardOfProperty(node.property),
    layout: { rooms: [], ...compact({ bedroom: bedroomsOf(node), bathroom: bathroomsOf(node) }) },
  }) as Partial<Node> & { general: Partial<Node["general"]> };
}

function cardOfPrice({ value, priceFrom, annuity, period }: NonNullable<Node["general"]["price"]>) {
  return compact({ value, priceFrom, annuity, period });
}

/** A sale under VAT tells its price in person only, so that a card must know. */
function cardOfProperty({ type, status, financial }: NonNullable<Node["property"]>) {
  const vatRegime = financial?.vat_regime;
  return compact({ type, status, financial: vatRegime == null ? null : { vat_regime: vatRegime } });
}

/** Absent and null both mean "not known"; absent is shorter. */
function compact<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry != null)) as Partial<T>;
}
