import { formatDay, formatTime } from "#domain/format/moments.ts";
import { extra, extraText, extraTexts, facility, label, leftOut, sourced, texts } from "../row-kinds.ts";
import {
  defineMapping,
  type Json,
  type JsonObject,
  type MappingRow,
  type Place,
  UNREADABLE,
} from "../mapping-row.ts";
import {
  AMENITIES,
  AREA_UNITS,
  CLIENT,
  CONDITIONS,
  FLOOD_ZONES,
  FLOODINGS,
  HEAD_TYPES,
  HEAD_TYPES_OF_SUB_TYPES,
  KINDS,
  LAND_USES,
  LETS,
  PERIODS,
  PROJECT,
  PUBLIC_SALE,
  ROOM_CONDITIONS,
  ROOMS,
  SALES,
  SUB_TYPES,
  YES_NO,
  YES_NO_WORDS,
} from "./sweepbright-codes.ts";

const SAMPLE = `${CLIENT} api/class-controller-estate.php`;
const TYPES = `${CLIENT} modules/fields/class-features.php`;
const REGULATIONS = `${CLIENT} blocks/sweepbright/estate-regulations/estate-regulations.json`;
const AUTHORS = "YoyoImmoConseil/sillage-immo@54bbf87 types/api/sweepbright.ts";

/** Amenities that have fields of ours. */
const OWN_FIELDS = new Set(["pool", "lift", "electrical_gate"]);

const OF_OWNERS = "concerns the agency and its client only";
const OF_PERSONS = "private persons are never shown";
const FETCHED = "the file is fetched at once";
const OF_SYSTEM = "a number within SweepBright";
const ABROAD = "an Australian label";
const SAID_IN_PARTS = "says what the other fields of the address say";

const isLet = ({ document }: Place) => document["negotiation"] === "let";
const isSale = ({ document }: Place) => document["negotiation"] !== "let";
const isHiddenPrice = ({ document }: Place) => within(document["price"], "hidden") === true;
const isPriceShown = (place: Place) => !isHiddenPrice(place);
const isEuro = ({ parent }: Place) => parent["currency"] === undefined || parent["currency"] === "EUR";

function within(value: Json | undefined, name: string): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, Json>)[name]
    : undefined;
}

function headTypeOf(type: Json, { document }: Place): Json | typeof UNREADABLE {
  if (document["is_project"] === true) return PROJECT;
  return HEAD_TYPES_OF_SUB_TYPES[String(document["sub_type"])] ?? HEAD_TYPES[String(type)] ?? UNREADABLE;
}

function transactionOf(status: Json, { document }: Place): Json | typeof UNREADABLE {
  const isAuction = Boolean(within(document["auction"], "start_date"));
  const transaction = (document["negotiation"] === "let" ? LETS : SALES)[String(status)];
  return transaction === 1 && isAuction ? PUBLIC_SALE : (transaction ?? UNREADABLE);
}

function areaOf(size: Json, { parent }: Place): Json | typeof UNREADABLE {
  const factor = AREA_UNITS[String(parent["unit"] ?? "sq_m")];
  const area = Number(size) * (factor ?? Number.NaN);
  return Number.isFinite(area) ? Math.round(area * 100) / 100 : UNREADABLE;
}

/** `living_rooms` and `living_room` are one type. */
function roomOf(type: Json, place: Place): Json | typeof UNREADABLE {
  const kind = ROOMS[String(type)] ?? ROOMS[String(type).replace(/s$/, "")];
  if (!kind) return UNREADABLE;
  const { size, size_description: comment, ordinal } = place.parent;
  const surface = size ? areaOf(size, place) : UNREADABLE;
  return {
    value: { id: kind.id, name: kind.name },
    count: 1,
    ...(surface === UNREADABLE ? {} : { surface }),
    ...(comment ? { comment: { [place.context.language]: comment } } : {}),
    ...(typeof ordinal === "number" ? { sort: ordinal } : {}),
  };
}

/** Example: "29/11/2026 14:00–16:00". */
function openHouseOf(start: Json, { parent }: Place): Json | typeof UNREADABLE {
  const [from, until] = [Date.parse(String(start)), Date.parse(String(parent["end_date"]))];
  if (Number.isNaN(from)) return UNREADABLE;
  const end = Number.isNaN(until) ? "" : `–${formatTime(new Date(until))}`;
  return `${formatDay(new Date(from))} ${formatTime(new Date(from))}${end}`;
}

const flipped = (value: Json) => value !== true && value !== 1 && value !== "1";
const shortened = (value: Json) => String(value).trim().slice(0, 20);
const houseNumber = (number: Json, { parent }: Place) =>
  shortened(`${String(number)}${parent["addition"] ? String(parent["addition"]) : ""}`);
const cityOf = (name: Json, { parent, context }: Place) =>
  context.cities.cityOf({ zip: String(parent["postal_code"] ?? ""), name: String(name) });
const eLevelOf = (value: Json) => {
  const level = /^E?\s*(-?\d+(?:\.\d+)?)$/i.exec(String(value).trim())?.[1];
  return level === undefined ? UNREADABLE : Number(level);
};

/** What the site keeps itself. */
const isFetched = ({ content_type: type, filename }: JsonObject) =>
  /^(application\/pdf|image\/)/.test(String(type ?? "")) ||
  (!type && /\.(pdf|jpe?g|png|webp)$/i.test(String(filename ?? "")));

const money = (path: string, to: string | readonly string[]): MappingRow[] => [
  { path: `${path}.amount`, to, when: isEuro, source: AUTHORS },
  { path: `${path}.currency`, readWith: `${path}.amount` },
  { path: `${path}.hidden`, readWith: `${path}.amount` },
];
const moneyShown = (path: string, nl: string, fr: string, en: string, de: string): MappingRow[] => [
  { path: `${path}.amount`, extra: label(nl, fr, en, de), when: isEuro, says: "€", source: AUTHORS },
  { path: `${path}.currency`, readWith: `${path}.amount` },
  { path: `${path}.hidden`, readWith: `${path}.amount` },
];
const isAmenity =
  (...codes: readonly string[]) =>
  ({ value }: Place) =>
    codes.includes(String(value));
const isFacility = ({ value }: Place) => !OWN_FIELDS.has(String(value));
const yesNo = (...named: Parameters<typeof extra>): MappingRow => ({
  ...extra(...named),
  codes: YES_NO_WORDS,
});

const IDENTITY: readonly MappingRow[] = [
  { path: "id", to: "general.externalId" },
  { path: "is_project", to: "general.project" },
  { path: "project_id", to: "general.parentExternalId" },
  { path: "settings.reference", to: "general.reference" },
  {
    path: "type",
    to: "general.headType.id",
    convert: headTypeOf,
    says: "with `is_project` and `sub_type`",
    source: TYPES,
  },
  {
    path: "sub_type",
    to: "general.subType.id",
    codes: SUB_TYPES,
    when: ({ document }) => String(document["sub_type"]) in SUB_TYPES && document["is_project"] !== true,
    source: TYPES,
  },
  {
    path: "sub_type",
    extra: label("Soort", "Genre", "Kind", "Art"),
    codes: KINDS,
    when: ({ document }) =>
      String(document["sub_type"]) in KINDS || !(String(document["sub_type"]) in SUB_TYPES),
    source: TYPES,
  },
  { path: "sub_type", readWith: "type" },
  {
    path: "status",
    to: "general.transaction.id",
    convert: transactionOf,
    says: "with `negotiation` and `auction.start_date`: sold, rented, under option (`option`, `agreement`), else for sale or for rent",
    source: `${CLIENT} modules/fields/class-estate.php`,
  },
  { path: "negotiation", readWith: "status" },
  { path: "rent_period", to: "general.price.period.name", codes: PERIODS, when: isLet },
  { path: "rent_period", leftOut: "a price of a sale has no period", when: isSale },
  { path: "auction.start_date", to: "property.notary.session_date", source: SAMPLE },
  ...leftOut("an estate comes only once it is published", "publish_status"),
  ...texts("description_title", "general.title"),
  ...texts("description", "general.description"),
];

const MEDIA: readonly MappingRow[] = [
  { path: "images[].url", to: "pictures[].url" },
  { path: "images[].description", to: "pictures[].title", language: "context" },
  { path: "images[].ordinal", to: "pictures[].index" },
  ...leftOut(OF_SYSTEM, "images[].id", "plans[].id", "documents[].id", "images[].filename"),
  ...leftOut(FETCHED, "images[].url_expires_on", "plans[].url_expires_on", "documents[].url_expires_on"),
  { path: "images[].kind", to: "pictures[].kind", says: "`floorplan` for the pictures of `plans`" },
  ...["plans", "documents"].flatMap((list): MappingRow[] => [
    {
      path: `${list}[].url`,
      to: "files[+]",
      convert: (url, { parent, context }) => ({
        [isFetched(parent) ? "url" : "link"]: url,
        comment: { [context.language]: parent["description"] || parent["filename"] || "" },
      }),
      says:
        list === "plans"
          ? "a plan that is no picture is a document"
          : "with its description; a PDF or a picture is fetched, since its address expires, anything else is a link",
      source: SAMPLE,
    },
    { path: `${list}[].description`, readWith: `${list}[].url` },
    { path: `${list}[].filename`, readWith: `${list}[].url` },
    { path: `${list}[].content_type`, readWith: `${list}[].url` },
    { path: `${list}[].ordinal`, leftOut: "their own order is kept" },
  ]),
  { path: "video_url", to: "videos[+].link" },
  {
    path: "virtual_tour_url",
    to: "virtualVisits[+]",
    convert: (link) => ({ type: { id: 2 }, link }),
    says: "the main visit",
    source: SAMPLE,
  },
  extra(
    "appointment_service_url",
    "Bezoek afspreken",
    "Prendre rendez-vous",
    "Book a visit",
    "Termin vereinbaren",
  ),
];

const ROOM_ROWS: readonly MappingRow[] = [
  { path: "bedrooms", to: ["general.bedroomCount", "property.construction.bedrooms_count"] },
  { path: "bathrooms", to: "property.construction.bathrooms_count" },
  { path: "shower_rooms", to: "property.construction.shower_rooms_count", source: SAMPLE },
  { path: "toilets", to: "property.construction.toilets_count" },
  { path: "floors", to: "property.construction.floors_count" },
  extra("living_rooms", "Woonkamers", "Séjours", "Living rooms", "Wohnzimmer"),
  extra("kitchens", "Keukens", "Cuisines", "Kitchens", "Küchen"),
  extra("showrooms", "Toonzalen", "Showrooms", "Showrooms", "Ausstellungsräume"),
  extra(
    "manufacturing_areas",
    "Productieruimtes",
    "Espaces de production",
    "Manufacturing areas",
    "Produktionsflächen",
  ),
  extra("storage_rooms", "Bergingen", "Débarras", "Storage rooms", "Abstellräume"),
  {
    path: "rooms[].type",
    to: "layout.rooms[+]",
    convert: roomOf,
    says: "with its size and description",
    source: SAMPLE,
  },
  ...["size", "unit", "size_description", "ordinal"].map((field) => ({
    path: `rooms[].${field}`,
    readWith: "rooms[].type",
  })),
  {
    path: "sizes.liveable_area.size",
    to: "property.construction.living_area_surface",
    convert: areaOf,
    says: "→ m²",
  },
  {
    path: "sizes.plot_area.size",
    to: "property.construction.land_surface",
    convert: areaOf,
    says: "→ m²",
    source: SAMPLE,
  },
  {
    path: "sizes.loi_carrez_area.size",
    extra: label(
      "Oppervlakte loi Carrez (m²)",
      "Surface loi Carrez (m²)",
      "Loi Carrez area (m²)",
      "Fläche nach Loi Carrez (m²)",
    ),
    convert: areaOf,
    says: "→ m²",
    source: `${CLIENT} modules/fields/class-sizes.php`,
  },
  ...["liveable_area", "plot_area", "loi_carrez_area"].map((size) => ({
    path: `sizes.${size}.unit`,
    readWith: `sizes.${size}.size`,
  })),
  {
    path: "general_condition",
    to: "property.construction.condition",
    codes: CONDITIONS,
    source: `${CLIENT} modules/fields/class-conditions.php`,
  },
  {
    path: "kitchen_condition",
    extra: label(
      "Staat van de keuken",
      "État de la cuisine",
      "Condition of the kitchen",
      "Zustand der Küche",
    ),
    codes: ROOM_CONDITIONS,
  },
  {
    path: "bathroom_condition",
    extra: label(
      "Staat van de badkamer",
      "État de la salle de bain",
      "Condition of the bathroom",
      "Zustand des Badezimmers",
    ),
    codes: ROOM_CONDITIONS,
  },
  { path: "garden_orientation", to: "property.other.garden_orientation", source: SAMPLE },
  { path: "terrace_orientation", to: "property.other.terrace_orientation" },
  {
    ...extra(
      "balcony_orientation",
      "Oriëntatie van het balkon",
      "Orientation du balcon",
      "Orientation of the balcony",
      "Ausrichtung des Balkons",
    ),
    source: `${CLIENT} modules/fields/class-orientation.php`,
  },
];

const FEATURES: readonly MappingRow[] = [
  facility("features.energy.gas", "Energie: gas", "Énergie : gaz", "Energy: gas", "Energie: Gas"),
  facility(
    "features.energy.fuel",
    "Energie: stookolie",
    "Énergie : mazout",
    "Energy: fuel oil",
    "Energie: Heizöl",
  ),
  facility(
    "features.energy.electricity",
    "Energie: elektriciteit",
    "Énergie : électricité",
    "Energy: electricity",
    "Energie: Strom",
  ),
  { path: "features.energy.heat_pump", to: "property.comfort.heat_pump" },
  ...["water_softener", "fireplace", "sauna", "furnished"].map((name) => ({
    path: `features.comfort.${name}`,
    to: `property.comfort.${name}`,
  })),
  facility("features.comfort.home_automation", "Domotica", "Domotique", "Home automation", "Hausautomation"),
  facility(
    "features.comfort.walk_in_closet",
    "Inloopkast",
    "Dressing",
    "Walk-in closet",
    "Begehbarer Kleiderschrank",
  ),
  facility("features.comfort.home_cinema", "Thuisbioscoop", "Home cinéma", "Home cinema", "Heimkino"),
  facility("features.comfort.wine_cellar", "Wijnkelder", "Cave à vin", "Wine cellar", "Weinkeller"),
  facility(
    "features.comfort.fitness_room",
    "Fitnessruimte",
    "Salle de fitness",
    "Fitness room",
    "Fitnessraum",
  ),
  {
    path: "features.ecology.double_glazing",
    to: "property.comfort.glazing_type",
    codes: { true: "DOUBLE", false: null },
  },
  { path: "features.ecology.solar_panels", to: "property.comfort.solar_panels" },
  { path: "features.ecology.solar_boiler", to: "property.comfort.solar_boiler" },
  { path: "features.ecology.rainwater_harvesting", to: "property.comfort.rainwater_tank" },
  facility(
    "features.ecology.insulated_roof",
    "Geïsoleerd dak",
    "Toiture isolée",
    "Insulated roof",
    "Gedämmtes Dach",
  ),
  { path: "features.security.alarm", to: "property.comfort.alarm" },
  facility("features.security.concierge", "Conciërge", "Concierge", "Concierge", "Concierge"),
  facility(
    "features.security.video_surveillance",
    "Videobewaking",
    "Vidéosurveillance",
    "Video surveillance",
    "Videoüberwachung",
  ),
  facility(
    "features.heating_cooling.central_heating",
    "Centrale verwarming",
    "Chauffage central",
    "Central heating",
    "Zentralheizung",
  ),
  facility(
    "features.heating_cooling.floor_heating",
    "Vloerverwarming",
    "Chauffage au sol",
    "Floor heating",
    "Fußbodenheizung",
  ),
  { path: "features.heating_cooling.air_conditioning", to: "property.comfort.air_conditioning" },
  {
    path: "features.heating_cooling.individual_heating",
    to: "property.comfort.common_heating",
    codes: { true: "INDIVIDUAL", false: null },
  },
  {
    path: "amenities[]",
    to: "property.comfort.swimming_pool",
    codes: { pool: true },
    when: isAmenity("pool"),
  },
  { path: "amenities[]", to: "property.comfort.elevator", codes: { lift: true }, when: isAmenity("lift") },
  {
    path: "amenities[]",
    to: "property.comfort.electric_gate",
    codes: { electrical_gate: true },
    when: isAmenity("electrical_gate"),
  },
  {
    path: "amenities[]",
    to: "facilities[+]",
    codes: AMENITIES,
    when: isFacility,
    source: `${CLIENT} modules/fields/class-amenities.php`,
  },
  { path: "building.construction.year", to: "property.construction.construction_year", source: SAMPLE },
  { path: "building.construction.architect", to: "general.architect", source: SAMPLE },
  { path: "building.renovation.year", to: "property.construction.renovation_year", source: SAMPLE },
  {
    path: "building.renovation.description",
    extra: label("Renovatie", "Rénovation", "Renovation", "Renovierung"),
    language: "context",
    source: SAMPLE,
  },
  facility(
    "permissions.farming",
    "Landbouw toegelaten",
    "Agriculture autorisée",
    "Farming permitted",
    "Landwirtschaft erlaubt",
  ),
  facility(
    "permissions.fishing",
    "Vissen toegelaten",
    "Pêche autorisée",
    "Fishing permitted",
    "Angeln erlaubt",
  ),
  facility(
    "permissions.planning",
    "Vergunning voor planning",
    "Autorisation d’urbanisme",
    "Planning permission",
    "Planungsgenehmigung",
  ),
  facility(
    "permissions.construction",
    "Bouwen toegelaten",
    "Construction autorisée",
    "Construction permitted",
    "Bauen erlaubt",
  ),
];

const LEGAL: readonly MappingRow[] = [
  ...["", "legal.energy."].flatMap((at): MappingRow[] => [
    { path: `${at}epc_value`, to: "property.certification.epc_value" },
    { path: `${at}epc_category`, to: "property.certification.energy_label" },
    { path: `${at}epc_reference`, to: "property.certification.epc_number" },
  ]),
  ...sourced(SAMPLE, [
    { path: "legal.energy.total_epc_value", to: "property.certification.epc_value_total" },
    { path: "legal.energy.co2_emissions", to: "property.certification.co2_emission" },
    {
      path: "legal.energy.e_level",
      to: "property.certification.e_level",
      convert: eLevelOf,
      says: "E60 → 60",
    },
    {
      path: "legal.energy.report_electricity_gas",
      to: "property.certification.electricity_certificate",
      codes: {
        conform: "OBTAINED",
        not_conform: "OBTAINED",
        no_report: "NOT_OBTAINED",
        not_applicable: null,
      },
    },
    {
      path: "legal.energy.report_electricity_gas",
      to: "property.certification.electricity_conformity",
      codes: { conform: "VALID", not_conform: "INVALID", no_report: null, not_applicable: null },
    },
    {
      path: "legal.energy.report_fuel_tank",
      to: "property.certification.fuel_tank_certificate",
      codes: { conform: true, not_conform: false, no_report: false, not_applicable: null },
    },
    extra("legal.energy.dpe", "DPE (Frankrijk)", "DPE (France)", "DPE (France)", "DPE (Frankreich)"),
    extra("legal.energy.energy_dpe", "DPE (Frankrijk)", "DPE (France)", "DPE (France)", "DPE (Frankreich)"),
    extra(
      "legal.energy.greenhouse_emissions",
      "Broeikasgassen (GES)",
      "Gaz à effet de serre (GES)",
      "Greenhouse gases (GES)",
      "Treibhausgase (GES)",
    ),
  ]),
  ...leftOut(
    ABROAD,
    ...["nabers", "nathers"].flatMap((name) =>
      ["description", "type", "maximum", "minimum"].map((field) => `legal.energy.${name}.${field}`),
    ),
  ),
  ...["", "legal.property_and_land."].map((at) => ({
    path: `${at}cadastral_income`,
    to: "property.financial.cadastral_income",
  })),
  ...sourced(REGULATIONS, [
    {
      path: "legal.property_and_land.flood_risk",
      to: "property.flood_information.flooding",
      codes: FLOODINGS,
    },
    {
      path: "legal.property_and_land.flood_risk",
      to: "property.flood_information.flood_zone",
      codes: FLOOD_ZONES,
    },
    {
      path: "legal.property_and_land.flood_risk_building_score",
      to: "property.flood_information.building_score",
    },
    {
      path: "legal.property_and_land.flood_risk_plot_score",
      to: "property.flood_information.parcel_score",
    },
    {
      path: "legal.property_and_land.land_use_designation",
      to: "property.planning.most_recent_destination",
      codes: LAND_USES,
    },
    ...leftOut(OF_OWNERS, "legal.property_and_land.purchased_year"),
    {
      path: "legal.regulations.building_permit",
      to: "property.planning.planning_permission",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.priority_purchase_right",
      to: "property.planning.presale_right",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.subdivision_authorisation",
      to: "property.planning.subdivision_permit",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.urban_planning_breach",
      to: "property.planning.violation",
      codes: YES_NO_WORDS,
    },
    {
      path: "legal.regulations.as_built_report",
      to: "property.planning.as_built_certificate",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.heritage_list",
      to: "property.planning.heritage_inventoried",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.registered_building",
      to: "property.planning.heritage_protected",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.pending_legal_proceedings",
      to: "property.planning.proceeding",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.renovation_obligation",
      to: "property.planning.renovation_obligation",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.asbestos_certificate_reference",
      to: "property.certification.asbestos_certificate",
    },
    { path: "legal.regulations.asbestos_certificate", to: "technical.asbestosInventory" },
    yesNo(
      "legal.regulations.expropriation_plan",
      "Onteigeningsplan",
      "Plan d’expropriation",
      "Expropriation plan",
      "Enteignungsplan",
    ),
    yesNo(
      "legal.regulations.ongoing_litigation",
      "Lopende procedure",
      "Procédure en cours",
      "Ongoing litigation",
      "Laufendes Verfahren",
    ),
    yesNo(
      "legal.regulations.site_untapped_activity",
      "Leegstaande bedrijfsruimte",
      "Site d’activité inexploité",
      "Disused business site",
      "Ungenutztes Gewerbegelände",
    ),
    yesNo(
      "legal.regulations.urban_planning_certificate",
      "Stedenbouwkundig attest",
      "Certificat d’urbanisme",
      "Urban planning certificate",
      "Städtebauliche Bescheinigung",
    ),
  ]),
  ...["", "legal."].flatMap((at) =>
    extraTexts(
      `${at}legal_mentions`,
      "Wettelijke vermeldingen",
      "Mentions légales",
      "Legal mentions",
      "Rechtliche Hinweise",
    ),
  ),
];

const MONEY: readonly MappingRow[] = [
  { path: "price.amount", to: "general.price.value", when: (place) => isPriceShown(place) && isEuro(place) },
  {
    path: "price.amount",
    extra: label(
      "Prijs in vreemde munt",
      "Prix en devise étrangère",
      "Price in foreign currency",
      "Preis in Fremdwährung",
    ),
    convert: (amount, { parent }) => `${String(amount)} ${String(parent["currency"])}`,
    when: (place) => isPriceShown(place) && !isEuro(place),
    says: "any currency but EUR, with its code",
  },
  { path: "price.amount", leftOut: "the agency tells the price on request", when: isHiddenPrice },
  { path: "price.currency", readWith: "price.amount" },
  { path: "price.hidden", readWith: "price.amount" },
  { ...extraText("custom_price", "Prijs", "Prix", "Price", "Preis"), when: isPriceShown },
  { path: "custom_price", leftOut: "the agency tells the price on request", when: isHiddenPrice },
  ...leftOut(
    "the price agreed with the buyer",
    "price_negotiated",
    "price_negotiated.amount",
    "price_negotiated.currency",
    "price_negotiated.hidden",
  ),
  ...extraTexts("price_costs", "Kosten", "Frais", "Costs", "Kosten"),
  ...extraTexts("price_taxes", "Belastingen", "Taxes", "Taxes", "Steuern"),
  {
    ...extra("price_vat_regime", "Btw-regime", "Régime de TVA", "VAT regime", "Mehrwertsteuerregelung"),
    source: SAMPLE,
  },
  ...money("price_recurring_costs", "property.financial.monthly_costs"),
  ...money("price_guarantee", ["general.price.deposit", "property.financial.warranty"]),
  ...money("price_property_taxes", "property.financial.property_tax"),
  ...moneyShown(
    "price_yearly_budgeted_building_costs",
    "Begrote kosten van het gebouw per jaar (€)",
    "Charges budgétées par an (€)",
    "Budgeted building costs a year (€)",
    "Veranschlagte Gebäudekosten pro Jahr (€)",
  ),
  ...moneyShown(
    "price_inventory_report_cost",
    "Plaatsbeschrijving (€)",
    "État des lieux (€)",
    "Inventory report (€)",
    "Übergabeprotokoll (€)",
  ),
  ...moneyShown("price_base_rent", "Basishuur (€)", "Loyer de base (€)", "Base rent (€)", "Grundmiete (€)"),
  ...moneyShown(
    "price_rent_supplement",
    "Huurtoeslag (€)",
    "Complément de loyer (€)",
    "Rent supplement (€)",
    "Mietzuschlag (€)",
  ),
  ...moneyShown(
    "price_reference_rent",
    "Referentiehuur (€)",
    "Loyer de référence (€)",
    "Reference rent (€)",
    "Referenzmiete (€)",
  ),
  ...leftOut(OF_OWNERS, "buyer_percentage", "buyer_fixed_fee", "vendor_percentage", "vendor_fixed_fee"),
  ...leftOut(OF_OWNERS, "agency_commission.fixed_fee", "agency_commission.percentage"),
];

const PLACE: readonly MappingRow[] = [
  {
    path: "location.hidden",
    to: "general.address.visible",
    convert: flipped,
    says: "turned: hidden is not visible",
  },
  { path: "location.street", to: "general.address.street", language: "context" },
  { path: "location.number", to: "general.address.number", convert: houseNumber, says: "with `addition`" },
  { path: "location.addition", readWith: "location.number" },
  { path: "location.box", to: "general.address.box", convert: shortened },
  {
    path: "location.floor",
    to: "general.floor",
    when: ({ parent }) => /^-?\d+$/.test(String(parent["floor"])),
  },
  {
    path: "location.floor",
    leftOut: "a floor that is no number",
    when: ({ parent }) => !/^-?\d+$/.test(String(parent["floor"])),
  },
  {
    path: "location.city",
    to: "general.address.city",
    convert: cityOf,
    says: "with `postal_code`: a city of the site, or a new one",
  },
  { path: "location.postal_code", readWith: "location.city" },
  { path: "location.country", to: "general.address.country.id" },
  { path: "location.geo.latitude", to: "general.address.location.latitude" },
  { path: "location.geo.longitude", to: "general.address.location.longitude" },
  ...leftOut(SAID_IN_PARTS, "location.street_2", "location.formatted", "location.formatted_agency"),
];

const PERSONS: readonly MappingRow[] = [
  { path: "negotiator.first_name", to: "salesRep.firstname" },
  { path: "negotiator.last_name", to: "salesRep.lastname" },
  { path: "negotiator.email", to: "salesRep.email" },
  { path: "negotiator.phone", to: "salesRep.phone" },
  ...leftOut(
    "photos of contact persons stand in the site",
    "negotiator.photo_url",
    "negotiator.photo_url_expires_on",
  ),
  ...leftOut(OF_SYSTEM, "negotiator.id", "office.id"),
  extra("office.name", "Kantoor", "Bureau", "Office", "Büro"),
  {
    path: "open_homes[].start_date",
    extra: label("Open huis", "Journée portes ouvertes", "Open house", "Besichtigungstag"),
    convert: openHouseOf,
    says: "with `end_date`, in Belgian time",
    source: SAMPLE,
  },
  { path: "open_homes[].end_date", readWith: "open_homes[].start_date" },
  facility("occupancy.occupied", "Bewoond", "Occupé", "Occupied", "Bewohnt"),
  { path: "occupancy.available_from", to: "property.construction.free_on_date", source: SAMPLE },
  ...leftOut(
    OF_PERSONS,
    "occupancy.contact_details",
    "occupancy.tenant_contract.start_date",
    "occupancy.tenant_contract.end_date",
  ),
  ...leftOut(
    OF_PERSONS,
    ...["vendors", "buyers"].flatMap((list) =>
      ["first_name", "last_name", "email", "phone"].map((field) => `${list}[].${field}`),
    ),
  ),
  { path: "mandate.exclusive", to: "property.general.exclusive" },
  ...leftOut(OF_OWNERS, "mandate.start_date", "mandate.end_date", "mandate.number", "internal_note"),
];

/** What SweepBright tells of an estate, field by field. */
export const SWEEPBRIGHT = defineMapping(
  "SweepBright",
  [...IDENTITY, ...MEDIA, ...ROOM_ROWS, ...FEATURES, ...LEGAL, ...MONEY, ...PLACE, ...PERSONS],
  {},
  ["location", "negotiator", "vendors[]", "buyers[]", "occupancy", "mandate", "agency_commission", "price"],
);
