import type { Estate } from "#contract/estate/estate.ts";
import { energyLabelOf, epcValueOf } from "#domain/estate/areas.ts";
import { EPC_SCALES, epcBar, regionOfAddress } from "#domain/estate/epc.ts";
import { formatEpc } from "#domain/format/figures.ts";
import type { EpcView } from "./estate-view.ts";

/** The certificate on its region's scale; null where nothing of it is known. */
export function epcView(estate: Estate): EpcView | null {
  const label = energyLabelOf(estate);
  const value = epcValueOf(estate);
  if (!label && value === null) return null;
  return {
    scale: EPC_SCALES[regionOfAddress(estate.general.address) ?? "FLANDERS"],
    label: label?.replace("_", "–") ?? null,
    value: value === null ? null : formatEpc(value),
    percentage: epcBar(value),
  };
}
