import type { Explanations } from "#features/site/schema/explanations.ts";

/** What a line of `rentals.ndjson` says of a holiday home. */
export const RENTAL: Explanations = {
  general: "What the unit is and where.",
  "general.description": "The whole text.",
  "general.descriptionShort": "A few lines, for cards.",
  "general.location": "The part of a town or coast: a row of `rentalLocations`.",
  "general.maxOccupation": "How many people may sleep there.",
  "general.subKind": "The kind of unit, shown as its type: a row of `rentalSubKinds`.",
  "general.garage": "Whether a garage comes with it.",
  "general.floor": "0 is the ground floor.",
  "general.building": "The building that it is in.",
  "general.building.name": "The residence. Example: `Residentie Zeebries`.",
  "general.building.rentalName": "The agency's reference. Example: `ZB-0402`.",
  "general.minimumNights": "The shortest stay.",
  "general.petsAllowed": "Whether guests may bring a pet.",
  "general.registrationNumber":
    "Given by the region on registration; advertisements must name it (Regulation (EU) 2024/1028, Flemish lodging decree).",
  places: "How many rooms there are.",
  "places.bedrooms": "Number of bedrooms.",
  "places.bathrooms": "Number of bathrooms.",
  options: "What the unit offers: rows of `rentalOptions`.",
  address: "Where it is.",
  costs:
    "What is paid besides the rent. Cleaning and fixed costs are paid by every guest and count in each price that is shown.",
  "costs.cleaning": "Cleaning at the end.",
  "costs.fixed": "Energy, water and whatever else every stay pays.",
  "costs.deposit": "Comes back after the stay.",
  "costs.touristTax": "Tax of the municipality.",
  "costs.touristTax.amount": "How much, each time it is counted.",
  "costs.touristTax.per": "What it is counted by.",
  "costs.note": "What the price holds already, and what it does not.",
  "costs.cancellation": "What happens when guests cancel.",
  photos: "Photos, in this order.",
  "photos.id": "Stands in the photo's address: `/rental-units/assets/{id}/{size}`.",
  "photos.file": "The photo itself.",
  "photos.title": "What it shows.",
  hiddenTabs: "Parts of the unit's page that the agency hides.",
  periods: "Stays that the unit offers.",
  "periods.type": "A week, a weekend, …: a row of `periodTypes`.",
  "periods.start": "Day of arrival.",
  "periods.end": "Day of departure.",
  "periods.price": "Rent alone; on request without it.",
  "periods.available": "False where the stay is taken.",
  "periods.minimumNights": "The shortest stay within the period.",
  takenCalendar:
    "An iCalendar file of the bundle: what falls on its days is taken. Example: `calendars/12.ics`.",
  takenCalendarUrl:
    "Address of the unit's calendar (iCalendar) elsewhere, read every quarter of an hour: the nights of its events are taken. It is never shown.",
  takenCalendarVariable: "The environment variable of the server that holds that address, instead of it.",
};

/** A stay as the API tells it at a moment. */
export const OFFERED_PERIOD: Explanations = {
  type: "A week, a weekend, …: a row of `periodTypes`.",
  start: "Day of arrival.",
  end: "Day of departure.",
  price: "Rent alone; on request without it.",
  available:
    "Whether it can be asked for now: free, long enough, and not sooner than the site's `stayNoticeDays`.",
  isTaken: "Whether somebody has it, or has asked for it.",
  minimumNights: "The shortest stay within the period.",
};

/** A visitor's request for a stay, as the links of its mails show it. */
export const STAY_REQUEST: Explanations = {
  id: "Names the request; whoever asked for the stay got it as the answer.",
  state:
    "`asked` until the visitor's address is confirmed, then `confirmed`; `accepted` or `refused` by the agency, `withdrawn` by the visitor, `expired` once the stay is kept for nobody any more.",
  unit: "The holiday home as it was when the stay was asked for.",
  "unit.title": "What it was called.",
  "unit.place": "Its street and town, as far as they are shown.",
  "unit.reference": "The agency's reference.",
  "unit.picture": "Its first photo.",
  start: "Day of arrival.",
  end: "Day of departure.",
  persons: "How many people would come.",
  cost: "What the stay costs these people, in euro; null where the price is on request.",
  "cost.rent": "Rent alone.",
  "cost.cleaning": "Cleaning at the end.",
  "cost.fixed": "Energy, water and whatever else every stay pays.",
  "cost.touristTax": "Tax of the municipality.",
  "cost.total": "All of these together.",
  "cost.deposit": "Comes back after the stay, and is no part of the total.",
  visitor: "Who asks.",
  "visitor.firstName": "Their first name.",
  "visitor.lastName": "Their last name.",
  "visitor.email": "Where the answer is mailed to.",
  "visitor.phone": "Where the agency can call them.",
  message: "What they wrote; null in the answers to the visitor's own link, where others may read it.",
  locale: "The language in which they are written to.",
  askedAt: "When they asked.",
  heldUntil: "Until then nobody else can ask for the stay.",
};
