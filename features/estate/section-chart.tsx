import type { ReactNode } from "react";
import { Documents } from "./media/documents.tsx";
import { EpcScale, EpcScales } from "./figures/epc-scale.tsx";
import { FloorsTable } from "./facts/floors-table.tsx";
import { MediaList } from "./media/media-list.tsx";
import { Place } from "./place.tsx";
import { Plans } from "./media/plans.tsx";
import { PriceSummary } from "./figures/price-summary.tsx";
import { SaleDates } from "./figures/sale-dates.tsx";
import { Units } from "./project/units.tsx";
import type { EstateView } from "./estate-view.ts";

/** What is drawn above the rows of a part of the page, by the part's key. */
const DRAWINGS: Readonly<Record<string, (estate: EstateView) => ReactNode>> = {
  units: ({ units }) => <Units units={units} />,
  financial: ({ priceSummary, price }) => (
    <PriceSummary summary={priceSummary} period={price?.period ?? null} />
  ),
  notary: ({ saleDates }) => <SaleDates sale={saleDates} />,
  layout: ({ floors }) => <FloorsTable floors={floors} />,
  plans: ({ plans }) => <Plans plans={plans} />,
  epc: ({ epc, sharedEpc }) => <EpcScales epc={epc} shared={sharedEpc} />,
  energy: ({ epc }) => <EpcScale epc={epc} />,
  energyShared: ({ sharedEpc }) => <EpcScale epc={sharedEpc} />,
  media: ({ media }) => <MediaList media={media} />,
  documents: ({ documents }) => <Documents documents={documents} />,
  place: (estate) => <Place estate={estate} />,
};

type SectionDrawingProps = { readonly part: string; readonly estate: EstateView };

export function SectionChart({ part, estate }: SectionDrawingProps) {
  return DRAWINGS[part]?.(estate);
}
