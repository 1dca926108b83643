import type { EstateNode } from "#contract/estate/estate.ts";
import { contradictionsOf } from "#domain/display/contradictions.ts";
import { rentCostsOf } from "#domain/estate/price/costs.ts";
import { isPriceHidden } from "#domain/estate/price/hidden-price.ts";
import { epcValueOf } from "#domain/estate/rooms/areas.ts";
import { AA_CONTRAST } from "#domain/estate/sticker/contrast.ts";
import { correctedColours } from "#domain/estate/sticker/sticker.ts";
import { isForRent, statusOfTransaction } from "#domain/estate/reference/status.ts";
import { formatEpc, formatEuro } from "#domain/format/figures.ts";
import type { NodeFault } from "./faults-of-node.ts";

/** Euro below which no home is sold or let. */
const LEAST_SALE = 1_000;
const LEAST_RENT = 20;
/** kWh/m² a year; the worst homes of the Flemish certificates stay far below. */
const MOST_ENERGY = 2_000;

type Doubt = { readonly path: string; readonly message: string };

/** What a listing says and can hardly mean, for the agency to look at; it is shown as it came. */
export function doubtfulFactsOfNode(node: EstateNode): NodeFault[] {
  const doubts = [
    ...contradictions(node),
    ...price(node),
    ...rent(node),
    ...energy(node),
    ...status(node),
    ...colours(node),
  ];
  return doubts.map(({ path, message }) => ({ level: "warning", path, message }));
}

function contradictions(node: EstateNode): Doubt[] {
  return contradictionsOf(node).map(({ shown, other }) => ({
    path: other,
    message: `says something else than ${shown}, which is shown`,
  }));
}

function price(node: EstateNode): Doubt[] {
  const { project, transaction } = node.general;
  const { value, priceFrom } = node.general.price ?? {};
  if (value == null || isPriceHidden(node)) return [];
  const least = isForRent(transaction?.id) ? LEAST_RENT : LEAST_SALE;
  const path = "general.price.value";
  if (value === 0) return [{ path, message: "0 is shown as a price on request" }];
  if (value < least) return [{ path, message: `${formatEuro(value)} is shown as the price; is that right?` }];
  return !project && priceFrom && priceFrom !== value
    ? [{ path: "general.price.priceFrom", message: `says something else than ${path}, which is shown` }]
    : [];
}

function rent(node: EstateNode): Doubt[] {
  const { transaction, price: asked } = node.general;
  const costs = isForRent(transaction?.id) ? rentCostsOf(node) : null;
  if (!costs) return [];
  const sum = costs.total ?? costs.rent;
  return [
    ...(asked?.period?.name
      ? []
      : [{ path: "general.price.period", message: "missing; the rent is shown as by the month" }]),
    ...(asked?.totalPrice && asked.totalPrice !== sum
      ? [
          {
            path: "general.price.totalPrice",
            message: `is not the rent and its charges together (${formatEuro(sum)})`,
          },
        ]
      : []),
  ];
}

function energy(node: EstateNode): Doubt[] {
  const value = epcValueOf(node);
  if (value === null || value <= MOST_ENERGY) return [];
  const path =
    node.property?.certification?.epc_value == null ? "energy.epcValue" : "property.certification.epc_value";
  return [{ path, message: `${formatEpc(value)} is more than any home uses; is that right?` }];
}

function status({ general, property }: EstateNode): Doubt[] {
  const meant = statusOfTransaction(general.transaction?.id);
  const told = property?.status;
  if (!meant || !told || meant === told) return [];
  return [
    {
      path: "property.status",
      message: `${told} says something else than general.transaction, which means ${meant}`,
    },
  ];
}

function colours({ general: { sticker } }: EstateNode): Doubt[] {
  const corrected = sticker && correctedColours(sticker);
  if (!corrected) return [];
  const { background, wanted, shown, ratio } = corrected;
  const message = `${wanted} on ${background} is hard to read (contrast ${ratio.toFixed(1)} to 1, text wants ${AA_CONTRAST}); it shows in ${shown}`;
  return [{ path: "general.sticker.colorText", message }];
}
