import { z } from "zod";
import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import {
  BATHROOMS,
  CARPENTRIES,
  COMMON_HEATINGS,
  CONDITIONS,
  CONFORMITIES,
  CONSTRUCTION_TYPES,
  DESTINATIONS,
  ELECTRICITY_CERTIFICATIONS,
  ENVIRONMENTS,
  FLOODINGS,
  FLOOD_SCORES,
  GARDENS,
  GLAZINGS,
  HEATINGS,
  KITCHENS,
  LEASE_KINDS,
  LUXURIES,
  METERS,
  METER_TYPES,
  ORIENTATIONS,
  PLANNING_ANSWERS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  ROOFS,
} from "#domain/estate/reference/enumerations.ts";
import {
  Amount,
  Count,
  IsoDate,
  IsoInstant,
  known,
  Link,
  MultilingualText,
  Measure,
} from "#features/site/schema/primitives.ts";
import { FlemishDestination } from "./facts.ts";
import { FreeOn } from "./free-on.ts";
import { VirtualVisit } from "./media.ts";

const flag = known(z.boolean());
const amount = known(Amount);
const measure = known(Measure);
const words = known(MultilingualText);
const answer = known(z.enum(PLANNING_ANSWERS));

const Certification = z.object({
  energy_label: known(z.enum(ENERGY_LABELS as [string, ...string[]])),
  epc_value: known(z.number()),
  epc_value_total: measure,
  epc_number: known(z.string().max(100)),
  epc_valid_until: known(IsoDate),
  e_level: known(z.number()),
  k_level: known(z.number()),
  co2_emission: known(z.number()),
  electricity_certificate: known(z.enum(ELECTRICITY_CERTIFICATIONS)),
  electricity_conformity: known(z.enum(CONFORMITIES)),
  electricity_information: words,
  asbestos_certificate: known(z.string().max(100)),
  fuel_tank_certificate: flag,
});

/** What tanks hold is in litres. */
const Comfort = z.object({
  heating: known(z.enum(HEATINGS)),
  heating_information: words,
  common_heating: known(z.enum(COMMON_HEATINGS)),
  bathroom_type: known(z.enum(BATHROOMS)),
  kitchen_type: known(z.enum(KITCHENS)),
  glazing_type: known(z.enum(GLAZINGS)),
  carpentry: known(z.enum(CARPENTRIES)),
  luxury: known(z.enum(LUXURIES)),
  elevator: flag,
  furnished: flag,
  alarm: flag,
  videophone: flag,
  intercom: flag,
  armored_door: flag,
  air_conditioning: flag,
  heat_pump: flag,
  solar_panels: flag,
  solar_boiler: flag,
  ventilation: flag,
  fireplace: flag,
  swimming_pool: flag,
  sauna: flag,
  jacuzzi: flag,
  rainwater_tank: flag,
  rainwater_tank_content: measure,
  fuel_tank_content: measure,
  water_softener: flag,
  cable_tv: flag,
  internet: flag,
  charging_point: flag,
  electric_gate: flag,
  wheelchair_accessible: flag,
  pets_allowed: flag,
  sewer_connection: flag,
  gas_connection: flag,
  electricity_connection: flag,
  water_connection: flag,
  gas_meter: known(z.enum(METERS)),
  water_meter: known(z.enum(METERS)),
  electricity_meter: known(z.enum(METERS)),
  electricity_meter_type: known(z.enum(METER_TYPES)),
});

const Construction = z.object({
  bedrooms_count: known(Count),
  bathrooms_count: known(Count),
  shower_rooms_count: known(Count),
  toilets_count: known(Count),
  construction_year: known(z.int().min(800).max(2200)),
  renovation_year: known(z.int().min(800).max(2200)),
  construction_type: known(z.enum(CONSTRUCTION_TYPES)),
  facades_count: known(Count),
  condition: known(z.enum(CONDITIONS)),
  roof_type: known(z.enum(ROOFS)),
  living_area_surface: measure,
  land_surface: measure,
  buildable_surface: measure,
  ground_floor_surface: measure,
  facade_width: measure,
  land_width: measure,
  land_depth: measure,
  building_depth: measure,
  floors_count: known(Count),
  floor: known(z.int().min(-20).max(500)),
  orientation: known(z.enum(ORIENTATIONS)),
  free_on: known(FreeOn),
  free_on_date: known(IsoDate),
});

/** Euro; `vat_regime` true means that the sale falls under VAT and that the prices are told in person. */
const PropertyFinancial = z.object({
  price: amount,
  price_per_square_meter: amount,
  land_price: amount,
  construction_price: amount,
  infrastructure_price: amount,
  monthly_costs: amount,
  provision: amount,
  provision_information: words,
  property_tax: amount,
  cadastral_income: amount,
  cadastral_income_indexed: amount,
  warranty: amount,
  vat: amount,
  vat_percentage: known(z.number().min(0).max(100)),
  registration_cost: amount,
  tax: amount,
  vat_regime: flag,
  common_charges_included: flag,
  indexation: flag,
  lease_kind: known(z.enum(LEASE_KINDS)),
  indicative_rent_from: amount,
  indicative_rent_to: amount,
  previous_rent: amount,
  previous_rent_date: known(IsoDate),
});

const FloodInformation = z.object({
  flooding: known(z.enum(FLOODINGS)),
  flood_zone: words,
  parcel_score: known(z.enum(FLOOD_SCORES)),
  building_score: known(z.enum(FLOOD_SCORES)),
  delimited_flood_zone: flag,
  riparian_zone: flag,
});

const PropertyGeneral = z.object({
  key: known(z.string().max(100)),
  dossierNumber: known(z.string().max(100)),
  exclusive: flag,
  environment: known(z.enum(ENVIRONMENTS)),
});

const RoomEntry = z.object({
  name: known(MultilingualText),
  surface: measure,
  floor: known(z.int()),
  comment: words,
});

const room = known(RoomEntry);

export const PropertyLayout = z.object({
  living: room,
  dining_room: room,
  kitchen1: room,
  kitchen2: room,
  bedroom1: room,
  bedroom2: room,
  bedroom3: room,
  bedroom4: room,
  bedroom5: room,
  bedroom6: room,
  bedroom7: room,
  bathroom1: room,
  bathroom2: room,
  shower_room: room,
  toilet: room,
  hall: room,
  night_hall: room,
  office: room,
  dressing: room,
  laundry: room,
  storage: room,
  cellar: room,
  attic: room,
  veranda: room,
  terrace: room,
  balcony: room,
  garage: room,
  carport: room,
  shop: room,
  warehouse: room,
  custom_rooms: z.array(RoomEntry).max(10).default([]),
});

/** Euro and moments of a notary's (public) sale. */
export const Notary = z.object({
  setting_price: amount,
  session_date: known(IsoInstant),
  session_place: words,
  bid_start_date: known(IsoInstant),
  bid_end_date: known(IsoInstant),
  minimum_bid: amount,
  visit_information: words,
  notary_name: known(z.string().max(200)),
});

const NotaryCost = z.object({
  registration_tax: amount,
  notary_fee: amount,
  deed_costs: amount,
  mortgage_costs: amount,
  vat_on_costs: amount,
  total: amount,
});

/** Distances in m, areas in m². */
const Other = z.object({
  garden: known(z.enum(GARDENS)),
  garden_information: words,
  garden_surface: measure,
  garden_orientation: known(z.enum(ORIENTATIONS)),
  terrace_surface: measure,
  terrace_orientation: known(z.enum(ORIENTATIONS)),
  parking_spaces_count: known(Count),
  garages_count: known(Count),
  bicycle_storage: flag,
  sea_view: flag,
  distance_shops: measure,
  distance_school: measure,
  distance_public_transport: measure,
  distance_beach: measure,
});

const PropertyPlanning = z.object({
  destination: known(z.enum(DESTINATIONS)),
  most_recent_destination: known(FlemishDestination),
  plan_zone: words,
  planning_information: words,
  planning_permission: answer,
  planning_permission_information: words,
  subdivision_permit: answer,
  presale_right: answer,
  proceeding: answer,
  violation: words,
  as_built_certificate: answer,
  heritage_protected: answer,
  heritage_inventoried: answer,
  renovation_obligation: answer,
});

const ProjectGroup = z.object({
  project_phase: words,
  progress: known(z.number().min(0).max(100)),
  start_date: known(IsoDate),
  delivery_date: known(IsoDate),
  units_count: known(Count),
});

/** At somebody else's, by address; what the bundle brings itself stands in the estate's own lists. */
const PropertyMedia = z.object({
  virtual_visits: z.array(VirtualVisit).max(20).default([]),
  videos: z
    .array(z.object({ link: Link, title: words }))
    .max(50)
    .default([]),
  documents: z
    .array(z.object({ link: Link, type: known(z.string().max(60)), comment: words }))
    .max(100)
    .default([]),
});

/** The attribute-group model: an estate that carries it shows the tabs. */
export const Property = z.object({
  type: known(z.enum(PROPERTY_TYPES)),
  subType: known(z.string().max(60)),
  status: known(z.enum(PROPERTY_STATUSES)),
  title: words,
  description: words,
  short_description: words,
  external_id: known(z.string().max(100)),
  certification: known(Certification),
  comfort: known(Comfort),
  construction: known(Construction),
  financial: known(PropertyFinancial),
  flood_information: known(FloodInformation),
  general: known(PropertyGeneral),
  layout: known(PropertyLayout),
  media: known(PropertyMedia),
  notary: known(Notary),
  notary_cost: known(NotaryCost),
  other: known(Other),
  planning: known(PropertyPlanning),
  project: known(ProjectGroup),
});
export type Property = z.infer<typeof Property>;
