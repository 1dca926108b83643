import type { Estate } from "#contract/estate/estate.ts";

type Node = Omit<Estate, "children">;

/** What a card shows of a node (product decision, point 5), in the shape of a whole one, so that one reader serves both. */
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
      sticker: general.sticker,
      bedroomCount: general.bedroomCount,
      publicationDate: general.publicationDate,
      price: price && compact({ value: price.value, priceFrom: price.priceFrom, period: price.period }),
      address: address && compact({ ...address, geoPrecision: null }),
    }),
    pictures: node.pictures.toSorted((a, b) => a.index - b.index).slice(0, 1),
    dimensions: node.dimensions?.areaBuild == null ? null : { areaBuild: node.dimensions.areaBuild },
    energy:
      node.energy &&
      compact({
        energyLabel: node.energy.energyLabel,
        customEpcLabel: node.energy.customEpcLabel,
        epcValue: node.energy.epcValue,
      }),
    property: node.property && compact({ type: node.property.type, status: node.property.status }),
    layout: node.layout?.bedroom == null ? null : { rooms: [], bedroom: node.layout.bedroom },
  }) as Partial<Node> & { general: Partial<Node["general"]> };
}

/** Absent and null both mean "not known"; absent is shorter. */
function compact<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry != null)) as Partial<T>;
}
