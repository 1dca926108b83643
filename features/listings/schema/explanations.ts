import type { LabelKey } from "#domain/display/catalogue.ts";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";
import { MESSAGES } from "#features/messages.ts";
import type { Explanations } from "#features/site/schema/explanations.ts";

/** What the page of a listing calls its fields, in English: `property.comfort.heat_pump` is "Heat pump". */
const LABELS: Explanations = Object.fromEntries(
  [...GROUPS_CATALOGUE, ...TABS_CATALOGUE]
    .flatMap(({ fields }) => fields)
    .flatMap(({ label, parts }) => parts.map(({ path }, at) => [path, labelText(label, at)])),
);

function labelText(label: LabelKey, at: number): string {
  const name = MESSAGES.en[label];
  return at === 0 ? `${name}.` : `${name}: more about it.`;
}

const GENERAL: Explanations = {
  general: "What the listing is, where, and at what price.",
  "general.id": "The listing's own number, unique on the site; it stands in its address.",
  "general.externalId": "The listing's id in the agency's own system, unique on the site for each source.",
  "general.parentId": "Id of the project that this is a home of.",
  "general.headType":
    "Type: 1 house, 2 land, 3 apartment, 4 commercial, 5 other, 6 garage, 7 new-build project, 9 investment, 10 student room.",
  "general.subType": "Sub type, such as villa or duplex.",
  "general.transaction":
    "1 for sale, 2 for rent, 3 public sale, 4 seasonal let, 5 sold, 6 rented, 7 sale under option, 8 let with option, 10 for takeover, 11 life annuity.",
  "general.address": "Where it is.",
  "general.price":
    "What it costs. Of a project, the API answers `priceFrom` alone: that of its cheapest home that can still be had.",
  "general.price.value":
    "The price that is asked; a month's rent, or the bouquet of a life annuity. Absent or 0 is on request.",
  "general.price.priceFrom": 'The lowest of several prices, shown as "from".',
  "general.price.annuity": "What a life annuity costs a month beside its bouquet.",
  "general.price.deposit": "Rental deposit.",
  "general.price.period": "What a rent is counted per.",
  "general.price.period.name": "Example: per maand.",
  "general.bedroomCount": "Number of bedrooms; 0 is a studio. Searches for 6 find six and more.",
  "general.publicationDate": "Since when it is published; lists and alerts put the newest first.",
  "general.title": "Title, without the town.",
  "general.description": "The whole text. HTML is cleaned.",
  "general.shortDescription": "A few lines, for cards and search engines.",
  "general.floor": "0 is the ground floor.",
  "general.floorId": "Id of one of `floors`, where the listing names its floors.",
  "general.project": "Whether it is a project; its homes name it in `parentId`.",
  "general.hidden":
    "Kept, but not on the site: in no list, map, alert or feed, and its address answers as that of a home which was taken off, until this is false or absent again. A hidden project takes its homes along.",
  "general.sticker":
    "A mark on the picture: 1 is the sold badge, 2 the rented badge, any other shows its name on its own colours.",
  "general.sticker.color": "Behind the name.",
  "general.sticker.colorText": "The name itself.",
  "general.reference": "The agency's own reference, which visitors can search. Example: `HZ-2026/014`.",
  "general.buildingName": "Name of the building. Example: `Residentie Lindenhof`.",
  "general.architect": "Who drew it.",
  "general.petsAllowed": "Whether tenants may keep pets.",
};

const MEDIA: Explanations = {
  homesState:
    "Of a project of which no home can be had: all are sold, rented or taken over, or what is left is under option.",
  uri: 'Path of its page in each language that the site publishes. Example: `{"nl": "/nl/aanbod/12/huis-te-koop-in-kouter-12-9000-gent"}`.',
  children: "The homes of a project.",
  pictures: "Pictures, in the order of their `index`; the first is that of cards.",
  "pictures.file": "The picture itself.",
  "pictures.thumbnail": "A smaller cut of the agency's own.",
  "pictures.index": "Its place; the lowest comes first.",
  "pictures.title": "What it shows.",
  "pictures.kind": "Floor plans stand apart from photos.",
  files: "Documents that visitors can open.",
  "files.type": "What kind of document. Example: `EPC`.",
  "files.link": "The document: a PDF of the bundle, or a link.",
  "files.comment": "What visitors read.",
  "files.bytes": "Its size. The import measures it.",
  videos: "Films; nothing of theirs loads before the visitor presses play.",
  "videos.link": "The film: an MP4 or WebM of the bundle (64 MB at most), or a link.",
  "videos.picture": "What stands there before.",
  virtualVisits: "Tours of the inside.",
  "virtualVisits.type": "Type 2 is the main visit.",
  extraFields: "What the agency tells besides, shown as label and value.",
  "extraFields.extra_field_autoid": "Id of the field in the agency's system.",
  "extraFields.type": "What kind of field it is there. Example: `text`.",
  "extraFields.value": "The value where it is the same in all languages.",
  "extraFields.value_lang_string": "The value where each language has its own.",
  salesRep: "Who to call about the listing; questions and visits go there.",
  "salesRep.id": "What `agenda.json` names.",
  "salesRep.firstname": "First name.",
  "salesRep.lastname": "Last name.",
  "salesRep.mobile": "Mobile number. Example: `+32 470 12 34 56`.",
  "salesRep.description": "A few words on the person.",
  estate_collections: "The collections that it belongs to.",
  "estate_collections.estate_collection_id": "Id of a row of `collections.json`.",
};

const GROUPS: Explanations = {
  financial: "Costs and taxes.",
  "financial.ki": "Cadastral income (kadastraal inkomen).",
  "financial.ki.communityTax": "The municipality's tax on it.",
  "financial.indicativeRentFrom": "Lower end of the bracket of the Brussels grid (loyers.brussels).",
  "financial.indicativeRentTo": "Upper end of that bracket.",
  "financial.previousRent": "What the last tenant paid a month.",
  "financial.previousRentDate": "When that was.",
  dimensions: "Areas and lengths.",
  "dimensions.areaBuild": "Living area.",
  "dimensions.areaGround": "Area of the plot.",
  layout: "Rooms.",
  "layout.rooms": "Each room.",
  "rooms.value":
    "Kind of room: 1 bedroom, 5 bathroom, 6 garage, 10 terrace, 14 parking space, 16 toilet are counted.",
  "rooms.floorId": "Id of one of `floors`.",
  "rooms.floor": "0 is the ground floor.",
  "rooms.count": "How many there are alike.",
  "rooms.surface": "Area of the room.",
  "rooms.comment": "What else is to be said of it.",
  "rooms.sort": "Its place among the rooms; the lowest comes first.",
  floors: "Floors with their rooms.",
  "floors.id": "What rooms name in `floorId`.",
  "floors.level": "0 is the ground floor, -1 the cellar.",
  "floors.name": "What the floor is called, where its number does not say it.",
  "floors.rooms": "The rooms of the floor.",
  energy:
    "What the energy certificate says. Figures of energy are kWh/m² a year, totals kWh a year, CO₂ kg/m² a year.",
  "energy.epcValue": "kWh/m² a year; below 0 where the home gives more than it takes. Example: `185`.",
  "energy.energyLabel":
    "As the certificate says, never worked out; `F_C` is a building whose units run from F to C.",
  "energy.shared": "The certificate of the building's shared parts.",
  "energy.validUntil": "Last day of the certificate.",
  technical: "State and equipment.",
  "technical.buildingType": "How it stands: open, half open or closed.",
  "technical.available": "When it comes free.",
  planning: "What plans and permits say; asked where it is law.",
  facilities: "What there is, one text each.",
  buildTechnicals: "How it is built: a point and what is to be said of it.",
  "buildTechnicals.criteria": "The point. Example: ramen.",
  "buildTechnicals.value": "What it is.",
  "buildTechnicals.comment": "More about it.",
  environments: "What is around it.",
  rentalOptions: "What a tenant can take besides, one text each.",
};

const PROPERTY: Explanations = {
  property:
    "The attribute groups: a listing that has them is shown in tabs. Where both models say a thing, these are believed.",
  "property.type": "Decides which sub types and fields there are.",
  "property.subType": "Code of the sub type. Example: `VILLA`.",
  "property.status": "Whether it is for sale, to rent, sold or rented.",
  "property.title": "Title, where `general.title` has none.",
  "property.description": "The whole text, where `general.description` has none.",
  "property.short_description": "A few lines, where `general.shortDescription` has none.",
  "property.external_id": "The id in the agency's own system; visitors are not told it.",
  "property.certification": "Certificates.",
  "property.comfort": "Equipment.",
  "property.construction": "How it is built.",
  "property.financial": "Prices and costs.",
  "property.financial.price": "The price that is asked, where `general.price` has none.",
  "property.financial.vat_regime":
    "True hides the price: it is told in person, and no answer, filter or order tells it or a figure from which it follows.",
  "property.flood_information": "Flood risk as Flanders asks it.",
  "property.general": "Particulars of the file.",
  "property.layout": "Rooms, each with its area.",
  "property.layout.custom_rooms": "Rooms that have no field of their own.",
  "property.media": "Tours, films and documents; the page shows each once, wherever it stands.",
  "property.media.virtual_visits": "Tours of the inside.",
  "property.media.virtual_visits.type": "Type 2 is the main visit.",
  "property.media.documents": "Documents that visitors can open.",
  "property.media.documents.type": "What kind of document. Example: `EPC`.",
  "property.notary": "A notary's (public) sale.",
  "property.notary_cost": "What buying costs at the notary's, by rate.",
  "property.other": "Outside, parking, and how far things are.",
  "property.planning": "What plans and permits say; asked where it is law.",
  "property.project": "How far a new-build project is.",
  "property.project.progress": "How far it is built, in per cent. Example: `45`.",
  "property.project.units_count": "How many homes it will have.",
};

const ROOM: Explanations = {
  name: "What the room is called, where its field does not say it.",
  surface: "Area of the room.",
  floor: "0 is the ground floor.",
  comment: "What else is to be said of it.",
};

export const ESTATE: Explanations = { ...LABELS, ...GENERAL, ...MEDIA, ...GROUPS, ...PROPERTY };

/** Every room of the attribute groups says the same of itself. */
export function roomExplanation(path: readonly string[]): string | null {
  const [property, layout, , field = ""] = path;
  return property === "property" && layout === "layout" ? (ROOM[field] ?? null) : null;
}
