import type { MessageKey } from "#domain/locale/translate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { energyLabelOf, epcValueOf } from "#domain/estate/rooms/areas.ts";
import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { EPC_SCALES, epcBar, isAbroad, labelsOf, regionOfAddress } from "#domain/estate/energy/epc.ts";
import type { SingleEnergyLabel } from "#domain/estate/energy/energy-label.ts";
import { labelOfFigure } from "#domain/estate/energy/label-limits.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Region } from "#domain/estate/reference/enumerations.ts";
import { formatCo2, formatEpc } from "#domain/format/figures.ts";
import type { EpcView } from "../estate-view.ts";

type Certificate = {
  readonly heading: MessageKey | null;
  readonly label: string | null;
  readonly value: number | null;
  readonly co2: number | null;
};

/** The certificate on its region's scale; null where nothing of it is known, and abroad, where other scales hold. */
export function epcView(estate: Estate, locale: Locale): EpcView | null {
  const co2 = estate.property?.certification?.co2_emission ?? estate.energy?.co2 ?? null;
  return certificateView(estate, locale, {
    heading: null,
    label: energyLabelOf(estate),
    value: epcValueOf(estate),
    co2,
  });
}

/** The certificate of the building's shared parts. */
export function sharedEpcView(estate: Estate, locale: Locale): EpcView | null {
  const { energyLabel, epcValue, co2 } = estate.energy?.shared ?? {};
  return certificateView(estate, locale, {
    heading: "display.group.energyShared",
    label: energyLabel ?? null,
    value: epcValue ?? null,
    co2: co2 ?? null,
  });
}

function certificateView(
  { general }: Estate,
  locale: Locale,
  { heading, label, value, co2 }: Certificate,
): EpcView | null {
  const labels = labelsOf(label);
  if ((labels.length === 0 && value === null) || isAbroad(general.address)) return null;
  const region = regionOfAddress(general.address);
  const valueAt = region && value !== null ? placeOf(region, labels, value) : null;
  return {
    heading,
    name: certificateNames(region, locale).certificate,
    scale: region ? EPC_SCALES[region] : [],
    labels,
    value: value === null ? null : formatEpc(value),
    // The Brussels certificate names it beside the class; elsewhere it is a figure among others.
    co2: region === "BRUSSELS" && co2 !== null ? formatCo2(co2) : null,
    valueAt,
    percentage: valueAt ? null : epcBar(value),
  };
}

/** Of a pair of labels the one that the figure has, else the worse one; null where the region gives no such label. */
function placeOf(region: Region, labels: readonly SingleEnergyLabel[], value: number): string | null {
  const [worst] = labels;
  if (!worst || !EPC_SCALES[region].includes(worst)) return null;
  const own = labelOfFigure(region, value);
  return labels.includes(own) ? own : worst;
}
