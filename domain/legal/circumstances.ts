import { labelsOf } from "../estate/energy/epc.ts";
import type { LeaseKind } from "../estate/reference/enumerations.ts";
import { energyLabelOf, epcValueOf, livingAreaOf } from "../estate/rooms/areas.ts";
import { SUB_TYPES, subTypeOfCode } from "../estate/reference/sub-types.ts";
import type { AdvertisedEstate } from "./advertised-estate.ts";
import type { Circumstance } from "./advertisement-rule.ts";

/** m²: above it Brussels certifies an office, up to it Flanders a small non-residential unit. */
const LARGE_OFFICE_ABOVE = 500;
const SMALL_UNIT_UP_TO = 500;

/** kWh/m² a year: above it a Flemish estate has label E or F. */
const POOR_SCORE_ABOVE = 400;

const OFFICES: ReadonlySet<string> = new Set(["OFFICE", "OFFICE_BUILDING"]);
/** Industry and farm buildings have no certificate in Flanders. */
const INDUSTRY: ReadonlySet<string> = new Set(["INDUSTRIAL_BUILDING", "AGRICULTURAL_BUSINESS"]);
const SHORT_TERM: LeaseKind = "SHORT_TERM";

/** What the duties of an advertisement depend on; an area that nobody gave rules nothing out. */
export function circumstancesOf(estate: AdvertisedEstate): Readonly<Record<Circumstance, boolean>> {
  const area = livingAreaOf(estate);
  const subType = subTypeCodeOf(estate);
  const newBuild = isNewBuild(estate);
  const certifiedNewBuild = newBuild && hasCertificate(estate);
  return {
    newBuild,
    existingBuilding: !newBuild,
    certifiedNewBuild,
    certificateDue: !newBuild || certifiedNewBuild,
    smallBusinessUnit: (area ?? 0) <= SMALL_UNIT_UP_TO && !INDUSTRY.has(subType ?? ""),
    largeOffice: OFFICES.has(subType ?? "") && (area === null || area > LARGE_OFFICE_ABOVE),
    poorEnergyLabel: hasPoorLabel(estate),
    shortLease: leaseKindOf(estate) === SHORT_TERM,
  };
}

/** The kind of lease, from either display model. */
export function leaseKindOf({ financial, property }: AdvertisedEstate): string | null {
  return property?.financial?.lease_kind ?? financial?.leaseKind ?? null;
}

/** The certificate's number, from either display model. */
export function epcReferenceOf({ energy, property }: AdvertisedEstate): string | null {
  return property?.certification?.epc_number || energy?.epcReference || null;
}

function subTypeCodeOf({ general, property }: AdvertisedEstate): string | null {
  const known = subTypeOfCode(property?.subType) ?? SUB_TYPES.find(({ id }) => id === general.subType?.id);
  return known?.code ?? null;
}

/** A unit of a project is new; of others the agency says so. */
function isNewBuild({ general, technical, property }: AdvertisedEstate): boolean {
  const condition = property?.construction?.condition ?? technical?.condition;
  return technical?.newBuilding ?? (general.parentId != null || condition === "NEW");
}

function hasCertificate(estate: AdvertisedEstate): boolean {
  return epcReferenceOf(estate) !== null || epcValueOf(estate) !== null || energyLabelOf(estate) !== null;
}

function hasPoorLabel(estate: AdvertisedEstate): boolean {
  const labels = labelsOf(energyLabelOf(estate));
  if (labels.length > 0) return labels.some((label) => label === "E" || label === "F");
  return (epcValueOf(estate) ?? 0) > POOR_SCORE_ABOVE;
}
