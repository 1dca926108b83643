import type { z } from "zod";
import type { EstateNode } from "../../../features/listings/schema/estate.ts";
import type { Home } from "../home/home.ts";
import { tellsCosts } from "../home/tells-costs.ts";
import { isDwelling } from "../home/is-dwelling.ts";
import { certificateNumber } from "../home/energy.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import { indexedIncome, notaryFee, propertyTax, registrationTax } from "../money/costs.ts";
import type { Calendar } from "./calendar.ts";
import { leaseOf } from "./lease-of-home.ts";
import { metersOf } from "./meters-of-home.ts";
import { PLANNING_INFORMATION, VIOLATION } from "./planning-texts.ts";

type Node = z.input<typeof EstateNode>;

const BUILDING_TYPES = { 2: "CLOSED", 3: "HALF_OPEN", 4: "OPEN" } as const;

export function financialOf(home: Home, calendar: Calendar): Node["financial"] {
  const { money, place, transaction } = home;
  const { region } = place.town;
  const income = money.income;
  const lease = leaseOf(home, calendar);
  if (isForRent(transaction))
    return (
      lease && {
        leaseKind: lease.kind,
        indicativeRentFrom: lease.indicative?.from ?? null,
        indicativeRentTo: lease.indicative?.to ?? null,
        previousRent: lease.previous?.rent ?? null,
        previousRentDate: lease.previous?.paidOn ?? null,
      }
    );
  const told = tellsCosts(home) ? money.price : null;
  return {
    tax: income === null ? null : propertyTax(region, income),
    registrationCost: told === null ? null : registrationTax(region, told, isDwelling(home)),
    notarySalery: told === null ? null : notaryFee(told),
    ki: income === null ? null : { indexed: indexedIncome(income), nonIndexed: income, communityTax: null },
  };
}

export function dimensionsOf({ body, kind }: Home): Node["dimensions"] {
  const depth = body.land !== null && body.landWidth ? Number((body.land / body.landWidth).toFixed(1)) : null;
  return {
    areaGround: body.land,
    areaBuild: body.area || null,
    areaBuildable: kind.voice === "buildingPlot" ? Math.round((body.land ?? 0) * 0.34) : null,
    widthHouse: body.width,
    widthGround: body.landWidth,
    depthGround: depth,
    depthHouse: body.width === null ? null : Number(((body.area ?? 0) / body.levels / body.width).toFixed(1)),
  };
}

/** Certificates are some months older than the listing and hold for ten years. */
export function certificateOf({ place, state, id }: Home, calendar: Calendar) {
  if (!state.energy) return null;
  const issued = calendar.date(-60 - ((id * 37) % 1_200));
  const until = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4).replace("02-29", "02-28")}`;
  return { number: certificateNumber(place.town.region, issued, id), until };
}

export function energyOf(home: Home, calendar: Calendar): Node["energy"] {
  const { state, body } = home;
  const certificate = certificateOf(home, calendar);
  if (!state.energy || !certificate) return null;
  const fresh = state.condition === "NEW";
  return {
    epcValue: state.energy.value,
    epcValueTotal: Math.max(0, state.energy.value) * (body.area ?? 0),
    epcReference: certificate.number,
    epbReference: fresh ? `EPB-${certificate.number.slice(0, 8)}-${home.id}` : null,
    energyLabel: state.energy.label,
    eLevel: fresh ? 10 + (home.id % 20) : null,
    kLevel: fresh ? 18 + (home.id % 14) : null,
    co2: state.energy.co2,
    validUntil: certificate.until,
  };
}

export function technicalOf(home: Home): Node["technical"] {
  const { body, state, money, kind, freeOn } = home;
  const meters = metersOf(home);
  return {
    newBuilding: state.condition === "NEW",
    constructionYear: state.year,
    renovationYear: state.renovated,
    buildingType: body.facades === null ? null : BUILDING_TYPES[body.facades],
    condition: state.condition,
    available: freeOn,
    furniture: isForRent(home.transaction) && home.kind.family !== "garage" ? state.furnished : null,
    monthlyCost: money.charges,
    directionGarden: body.garden?.facing ?? null,
    certificateElectricity: isForRent(home.transaction) ? null : state.electricity,
    elevator: body.elevator,
    waterMeter: meters?.water ?? null,
    gasMeter: meters?.gas ?? null,
    electricityMeter: meters?.electricity ?? null,
    asbestosInventory: isOldFlemishSale(home) ? true : null,
    certificateAsbestos: isOldFlemishSale(home)
      ? `AA-${String(home.id * 7919)
          .slice(-6)
          .padStart(6, "0")}`
      : null,
    oLevelZone: kind.voice === "warehouse" ? "III" : null,
  };
}

/** Flanders asks an asbestos certificate when a building from before 2001 is sold. */
export function isOldFlemishSale({ place, state, transaction }: Home): boolean {
  return (
    place.town.region === "FLANDERS" && !isForRent(transaction) && state.year !== null && state.year < 2001
  );
}

export function planningOf({ law, transaction, place }: Home): Node["planning"] {
  const isFlemish = law.parcel !== null;
  const scores = {
    floodingBuildingScore: law.building,
    floodingParcelScore: law.parcel,
    delimitedFloodZone: isFlemish ? law.parcel === "D" : null,
    riparianZone: isFlemish ? false : null,
  };
  if (isForRent(transaction)) return scores;
  return {
    ...scores,
    townPlanningValue: law.destination as never,
    planZone: law.zone,
    planningInformation: place.town.region === "BRUSSELS" ? PLANNING_INFORMATION : null,
    townPlanningViolation: law.violated ? VIOLATION : null,
    proceeding: law.violated ? "YES" : "NO",
    buildingLicense: law.permit,
    allocationLicense: law.subdivision,
    presaleRight: law.preemption,
    certificateAsBuilt: law.building === null ? null : "NO",
    heritageProtected: law.protected,
    heritageInventoried: law.inventoried,
    renovationObligation: law.mustRenovate,
  };
}
