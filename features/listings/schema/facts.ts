import { z } from "zod";
import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import {
  CONDITIONS,
  ENVIRONMENTS,
  FLOOD_SCORES,
  LEASE_KINDS,
  METERS,
  ORIENTATIONS,
  PLANNING_ANSWERS,
  RECENT_PLANNING_DESTINATIONS,
} from "#domain/estate/reference/enumerations.ts";
import {
  Amount,
  Count,
  IsoDate,
  known,
  MultilingualText,
  Measure,
  Reference,
} from "#features/site/schema/primitives.ts";
import { FreeOn } from "./free-on.ts";

/**
 * Euro; `ki` is the cadastral income (kadastraal inkomen) and the municipality's tax on it. The indicative rent is the
 * bracket of the Brussels grid (loyers.brussels), the previous rent what the last tenant paid, and when.
 */
export const Financial = z.object({
  tax: known(Amount),
  registrationCost: known(Amount),
  notarySalery: known(Amount),
  ki: known(z.object({ indexed: known(Amount), nonIndexed: known(Amount), communityTax: known(Amount) })),
  leaseKind: known(z.enum(LEASE_KINDS)),
  indicativeRentFrom: known(Amount),
  indicativeRentTo: known(Amount),
  previousRent: known(Amount),
  previousRentDate: known(IsoDate),
});

/** Areas in m², lengths in m; `areaBuild` is the living area. */
export const Dimensions = z.object({
  areaGround: known(Measure),
  areaBuild: known(Measure),
  areaBuildable: known(Measure),
  widthHouse: known(Measure),
  widthGround: known(Measure),
  depthHouse: known(Measure),
  depthGround: known(Measure),
  depthGroundFloor: known(Measure),
  depthFloor: known(Measure),
  commentArea: known(MultilingualText),
});

/** kWh/m² per year, kWh per year, kg CO₂/m² per year; E, K levels are bare figures. */
const EnergyFigures = z.object({
  epcValue: known(z.number().min(-1_000).max(100_000)),
  epcValueTotal: known(Measure),
  epbReference: known(z.string().max(100)),
  epcReference: known(z.string().max(100)),
  energyLabel: known(z.enum(ENERGY_LABELS as [string, ...string[]])),
  customEpcLabel: known(z.string().max(40)),
  eLevel: known(z.number()),
  kLevel: known(z.number()),
  co2: known(z.number()),
});

export const Energy = EnergyFigures.extend({ validUntil: known(IsoDate), shared: known(EnergyFigures) });

/** What tanks hold is in litres. */
export const Technical = z.object({
  newBuilding: known(z.boolean()),
  constructionYear: known(z.int().min(800).max(2200)),
  renovationYear: known(z.int().min(800).max(2200)),
  buildingType: known(Reference.or(z.enum(["OPEN", "HALF_OPEN", "CLOSED"]))),
  condition: known(z.enum(CONDITIONS)),
  available: known(FreeOn),
  availableDate: known(IsoDate),
  furniture: known(z.boolean()),
  monthlyCost: known(Amount),
  directionGarden: known(z.enum(ORIENTATIONS)),
  oLevelSensitivity: known(z.string().max(200)),
  oLevelZone: known(z.string().max(200)),
  certificateConformity: known(z.boolean()),
  certificateElectricity: known(z.enum(["OBTAINED", "NOT_OBTAINED", "UNKNOWN"])),
  elevator: known(z.boolean()),
  rainwaterTankContent: known(Measure),
  fuelTankContent: known(Measure),
  gasMeter: known(z.enum(METERS)),
  waterMeter: known(z.enum(METERS)),
  electricityMeter: known(z.enum(METERS)),
  asbestosInventory: known(z.boolean()),
  certificateAsbestos: known(z.string().max(100)),
});

const PlanningAnswer = z.enum(PLANNING_ANSWERS);

/** A code of the Flemish plans; the zones of other plans have names of their own. */
export const FlemishDestination = z.enum(RECENT_PLANNING_DESTINATIONS, {
  error: `expected a code of the Flemish plans (${RECENT_PLANNING_DESTINATIONS.join(", ")}); the zone of a Brussels or Walloon plan is a text and has a field of its own`,
});

/**
 * `townPlanningValue` is a Flemish code; `planZone` is the zone as the plan itself calls it (PRAS in Brussels, plan de
 * secteur in Wallonia). `planningInformation` is what the commune told, or where that can be read.
 */
export const Planning = z.object({
  townPlanningValue: known(FlemishDestination),
  planZone: known(MultilingualText),
  planningInformation: known(MultilingualText),
  townPlanningViolation: known(MultilingualText),
  proceeding: known(PlanningAnswer),
  buildingLicense: known(PlanningAnswer),
  allocationLicense: known(PlanningAnswer),
  presaleRight: known(PlanningAnswer),
  certificateAsBuilt: known(PlanningAnswer),
  heritageProtected: known(PlanningAnswer),
  heritageInventoried: known(PlanningAnswer),
  floodingBuildingScore: known(z.enum(FLOOD_SCORES)),
  floodingParcelScore: known(z.enum(FLOOD_SCORES)),
  delimitedFloodZone: known(z.boolean()),
  riparianZone: known(z.boolean()),
  renovationObligation: known(PlanningAnswer),
});

/** Room type ids that are counted: 1 bedroom, 5 bathroom, 6 garage, 10 terrace, 14 parking space, 16 toilet. */
export const Room = z.object({
  value: Reference,
  floorId: known(z.int()),
  floor: known(z.int()),
  count: known(Count),
  surface: known(Measure),
  comment: known(MultilingualText),
  sort: known(z.int()),
});

export const Layout = z.object({
  rooms: z.array(Room).max(500).default([]),
  bedroom: known(Count),
  bathroom: known(Count),
  toilet: known(Count),
  garage: known(Count),
  parkingspace: known(Count),
  terraceSurface: known(Measure),
});

export const Floor = z.object({
  id: known(z.int()),
  level: z.int().min(-20).max(500),
  name: known(MultilingualText),
  rooms: z.array(Room).max(200).default([]),
});

export const BuildTechnical = z.object({
  criteria: MultilingualText,
  value: known(MultilingualText),
  comment: known(MultilingualText),
});

export const EnvironmentCode = z.enum(ENVIRONMENTS);
