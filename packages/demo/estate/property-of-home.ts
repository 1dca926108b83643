import type { z } from "zod";
import type { Property } from "../../../features/listings/schema/property/property.ts";
import { statusOfTransaction } from "../../../domain/estate/reference/status.ts";
import type { Home } from "../home/home.ts";
import { isDwelling } from "../home/is-dwelling.ts";
import { tellsCosts } from "../home/tells-costs.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import { indexedIncome, notaryFee, propertyTax, registrationTax } from "../money/costs.ts";
import type { Texts } from "../text/texts.ts";
import type { Calendar } from "./calendar.ts";
import { subTypeOf, withoutMissing } from "./general-of-home.ts";
import { certificateOf, isOldFlemishSale } from "./groups-of-home.ts";
import { leaseOf } from "./lease-of-home.ts";
import { metersOf } from "./meters-of-home.ts";
import { notaryOf } from "./notary-of-home.ts";
import { PLANNING_INFORMATION, VIOLATION } from "./planning-texts.ts";
import { propertyLayoutOf } from "./property-layout.ts";

type Input = z.input<typeof Property>;

const CONSTRUCTION_TYPES = { 2: "CLOSED", 3: "HALF_OPEN", 4: "OPEN" } as const;

function certificationOf(home: Home, calendar: Calendar): Input["certification"] {
  const { state, body, transaction } = home;
  const certificate = certificateOf(home, calendar);
  const selling = !isForRent(transaction);
  return {
    energy_label: state.energy?.label ?? null,
    epc_value: state.energy?.value ?? null,
    epc_value_total: state.energy ? Math.max(0, state.energy.value) * (body.area ?? 0) : null,
    epc_number: certificate?.number ?? null,
    epc_valid_until: certificate?.until ?? null,
    e_level: state.condition === "NEW" ? 10 + (home.id % 20) : null,
    co2_emission: state.energy?.co2 ?? null,
    electricity_certificate: selling ? state.electricity : null,
    electricity_conformity: selling && state.electricity === "OBTAINED" ? "VALID" : null,
    asbestos_certificate: isOldFlemishSale(home)
      ? `AA-${String(home.id * 7919)
          .slice(-6)
          .padStart(6, "0")}`
      : null,
    fuel_tank_certificate: selling && state.heating === "OIL" ? true : null,
  };
}

function comfortOf(home: Home): Input["comfort"] {
  const { state, body, kind, id, transaction } = home;
  const meters = metersOf(home);
  const flat = kind.family === "apartment" || kind.family === "room";
  return {
    heating: state.heating,
    common_heating: flat ? (id % 4 === 0 ? "COMMON" : "INDIVIDUAL") : null,
    bathroom_type: body.bathrooms > 0 ? "EQUIPPED" : null,
    kitchen_type: state.kitchen,
    glazing_type: state.glazing,
    carpentry: state.glazing === null ? null : (["PLASTIC", "ALUMINUM", "WOOD"] as const)[id % 3],
    luxury: kind.voice === "villa" || kind.voice === "penthouse" ? "LUXURIOUS" : null,
    elevator: body.elevator,
    furnished: isForRent(transaction) && kind.family !== "garage" ? state.furnished : null,
    videophone: flat && id % 2 === 0 ? true : null,
    heat_pump: state.heatPump || null,
    solar_panels: state.solarPanels || null,
    ventilation: state.condition === "NEW" ? true : null,
    fireplace: kind.voice === "mansion" || kind.voice === "farm" ? true : null,
    swimming_pool: kind.voice === "estate" || (kind.voice === "villa" && id % 3 === 0) ? true : null,
    rainwater_tank: kind.family === "house" && id % 3 !== 0 ? true : null,
    rainwater_tank_content: kind.family === "house" && id % 3 !== 0 ? (id % 4 === 0 ? 10_000 : 5_000) : null,
    fuel_tank_content: state.heating === "OIL" ? 2_400 : null,
    internet: flat || null,
    pets_allowed: isForRent(transaction) && flat ? id % 3 !== 0 : null,
    gas_connection: state.heating === "GAS" || null,
    sewer_connection: kind.family !== "plot" && kind.family !== "garage" ? true : null,
    electricity_meter: meters?.electricity ?? null,
    electricity_meter_type: state.energy ? "SMART_METER" : null,
    gas_meter: meters?.gas ?? null,
    water_meter: meters?.water ?? null,
  };
}

function constructionOf({ body, state, kind, freeOn }: Home): Input["construction"] {
  return {
    bedrooms_count: kind.bedrooms ? body.bedrooms : null,
    bathrooms_count: body.bathrooms || null,
    shower_rooms_count: body.showerRooms || null,
    toilets_count: body.toilets || null,
    construction_year: state.year,
    renovation_year: state.renovated,
    construction_type: body.facades === null ? null : CONSTRUCTION_TYPES[body.facades],
    facades_count: body.facades,
    condition: state.condition,
    roof_type: state.roof,
    living_area_surface: body.area || null,
    land_surface: body.land,
    buildable_surface: kind.voice === "buildingPlot" ? Math.round((body.land ?? 0) * 0.34) : null,
    facade_width: body.width,
    land_width: body.landWidth,
    land_depth: body.land !== null && body.landWidth ? Number((body.land / body.landWidth).toFixed(1)) : null,
    floors_count: kind.family === "house" ? body.levels : null,
    floor: kind.family === "apartment" || kind.family === "room" ? body.level : null,
    free_on: freeOn,
  };
}

function financialOf(home: Home, calendar: Calendar): Input["financial"] {
  const { money, body, place, transaction } = home;
  const { region } = place.town;
  const selling = !isForRent(transaction);
  const surface = body.area || body.land;
  const underVat = home.project !== null;
  const lease = leaseOf(home, calendar);
  return {
    price: money.price,
    price_per_square_meter:
      selling && money.price !== null && money.annuity === null && surface
        ? Math.round(money.price / surface)
        : null,
    monthly_costs: money.charges,
    property_tax: selling && money.income !== null && !underVat ? propertyTax(region, money.income) : null,
    cadastral_income: selling && !underVat ? money.income : null,
    cadastral_income_indexed:
      selling && money.income !== null && !underVat ? indexedIncome(money.income) : null,
    warranty: money.deposit,
    registration_cost:
      selling && money.price !== null && !underVat && !home.notary && tellsCosts(home)
        ? registrationTax(region, money.price, isDwelling(home))
        : null,
    vat_percentage: underVat ? 21 : null,
    indexation: selling ? null : true,
    common_charges_included: selling ? null : false,
    lease_kind: lease?.kind ?? null,
    indicative_rent_from: lease?.indicative?.from ?? null,
    indicative_rent_to: lease?.indicative?.to ?? null,
    previous_rent: lease?.previous?.rent ?? null,
    previous_rent_date: lease?.previous?.paidOn ?? null,
  };
}

function otherOf({ body, place, id, kind }: Home): Input["other"] {
  const near = place.town.setting === "village" ? 3 : 1;
  return {
    garden: body.garden?.laid ?? null,
    garden_surface: body.garden?.area ?? null,
    garden_orientation: body.garden?.facing ?? null,
    terrace_surface: body.terrace?.area ?? null,
    terrace_orientation: body.terrace?.facing ?? null,
    parking_spaces_count: body.parkings || null,
    garages_count: body.garages || null,
    bicycle_storage: kind.family === "apartment" || kind.family === "room" ? true : null,
    sea_view: body.seaView || null,
    distance_shops: (120 + ((id * 53) % 480)) * near,
    distance_school: (200 + ((id * 71) % 700)) * near,
    distance_public_transport: (60 + ((id * 31) % 380)) * near,
    distance_beach: place.town.setting === "coast" ? (body.seaView ? 20 : 90 + ((id * 67) % 900)) : null,
  };
}

function planningOf({ law, kind, place }: Home): Input["planning"] {
  return {
    destination: kind.family === "room" ? "STUDENT_RESIDENCE" : null,
    most_recent_destination: law.destination as never,
    plan_zone: law.zone,
    planning_information: place.town.region === "BRUSSELS" ? PLANNING_INFORMATION : null,
    planning_permission: law.permit,
    subdivision_permit: law.subdivision,
    presale_right: law.preemption,
    proceeding: law.violated ? "YES" : "NO",
    violation: law.violated ? VIOLATION : null,
    as_built_certificate: law.building === null ? null : "NO",
    heritage_protected: law.protected,
    heritage_inventoried: law.inventoried,
    renovation_obligation: law.mustRenovate,
  };
}

function floodOf({ law }: Home): Input["flood_information"] {
  if (law.parcel === null) return null;
  return {
    flooding: law.parcel > "B" ? "YES" : "NO",
    parcel_score: law.parcel,
    building_score: law.building,
    delimited_flood_zone: law.parcel === "D",
    riparian_zone: false,
  };
}

function notaryCostOf(home: Home): Input["notary_cost"] {
  const { money, transaction, place } = home;
  // What a public sale costs depends on the last bid.
  if (isForRent(transaction) || transaction === 10 || money.price === null || home.project || home.notary)
    return null;
  if (!tellsCosts(home)) return null;
  const tax = registrationTax(place.town.region, money.price, isDwelling(home));
  const fee = notaryFee(money.price);
  const deed = 1_250;
  const vat = Math.round((fee + deed) * 21) / 100;
  return {
    registration_tax: tax,
    notary_fee: fee,
    deed_costs: deed,
    vat_on_costs: vat,
    total: Math.round((tax + fee + deed + vat) * 100) / 100,
  };
}

const ENVIRONMENTS = {
  town: "TOWN",
  suburb: "RESIDENTIAL",
  village: "VILLAGE",
  coast: "SEA_BEACH_DUNE",
} as const;

export function environmentOf({
  place,
  kind,
}: Home): "TOWN" | "RESIDENTIAL" | "VILLAGE" | "SEA_BEACH_DUNE" | "COUNTRYSIDE" | "CRAFT_INDUSTRY" {
  if (kind.voice === "farm" || kind.voice === "field") return "COUNTRYSIDE";
  if (kind.voice === "warehouse") return "CRAFT_INDUSTRY";
  return ENVIRONMENTS[place.town.setting];
}

export function propertyOfHome(home: Home, texts: Texts, calendar: Calendar, reference: string): Input {
  const subType = subTypeOf(home);
  const { id } = home;
  return {
    type: subType.type,
    subType: subType.code,
    status: statusOfTransaction(home.transaction),
    title: withoutMissing(texts.title, home.missing),
    description: withoutMissing(texts.description, home.missing),
    short_description: withoutMissing(texts.short, home.missing),
    external_id: reference,
    certification: certificationOf(home, calendar),
    comfort: comfortOf(home),
    construction: constructionOf(home),
    financial: financialOf(home, calendar),
    flood_information: floodOf(home),
    general: {
      key: id % 5 === 0 ? String(100 + (id % 900)) : null,
      dossierNumber: `${reference}-D`,
      exclusive: home.sticker === "exclusive" || null,
      environment: environmentOf(home),
    },
    layout: propertyLayoutOf(home),
    notary: home.notary ? notaryOf(home, calendar) : null,
    notary_cost: notaryCostOf(home),
    other: otherOf(home),
    planning: isForRent(home.transaction) ? null : planningOf(home),
  };
}
