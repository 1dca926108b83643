import type { Explanations } from "#features/site/schema/explanations.ts";

const WHERE: Explanations = {
  where:
    "Conditions, which must all hold. A project matches when one of its homes that can still be had meets all on price, bedrooms, areas, types, energy label and what it has (terrace, garden, parking, lift, new-build).",
  "where.terms":
    'Of each path one of the values: `{"general.headType.id": [1, 3], "general.address.city.id": [9000]}`. Six `general.bedroomCount` are six and more; an empty `energy.energyLabel` is one that nobody knows.',
  "where.range":
    'Bounds of a path: `{"general.price.value": {"gte": 200000, "lte": 350000}}`. What has no value is within no bounds.',
  "where.range.gte": "At least this: a number, or a date for a path of dates.",
  "where.range.gt": "More than this.",
  "where.range.lte": "At most this.",
  "where.range.lt": "Less than this.",
  "where.match":
    'Words that a path holds, whole or begun, in any language: `{"*": "herenhuis kouter"}`. `*` is title, description, street, town and reference together.',
  "where.places":
    'Sets of places, of each of which a listing must be in one: towns, whole municipalities and what lies around them. Example: `[{"municipalities": [44021], "radius": 5}]` is Ghent with all its postcodes and each town whose middle lies within 5 km of one of its towns.',
  "where.places.cities": "Towns by their id, as `general.address.city.id` has them.",
  "where.places.municipalities":
    "Belgian municipalities by their NIS code: all towns with one of their postcodes.",
  "where.places.radius":
    "Kilometres around all of them. A town comes in whole, by its middle; no listing's own point is asked.",
  "where.area":
    "Corners of an area on the map as [longitude, latitude], WGS 84; the last is joined to the first. Example: `[[3.7, 51.0], [3.8, 51.0], [3.75, 51.1]]`.",
};

const ORDER: Explanations = {
  sortBy:
    "The order; without it the newest come first. Listings without the sorted value come last, those that are equal by their id.",
  "sortBy.sortType": "What is sorted by.",
  "sortBy.sortOrder": "`ASC` unless said.",
  "sortBy.homesFirst": "Puts garages, parking spaces and land after all others, each part in the order.",
  groupBy: "Puts the listings in groups, which follow each other; the order counts inside each.",
};

/** What a search and a filter ask and answer. */
export const SEARCH: Explanations = {
  ...WHERE,
  ...ORDER,
  limit: "Which part of the results is answered; `from` and `size` together are at most 10,000.",
  "limit.from": "How many results come before it. Example: `40` for the third page of twenty.",
  "limit.size": "How many results are answered, at most 500.",
  view: "`full` answers whole listings, a project with its homes; `card` what a card shows; `marker` what a map needs.",
  locations: "The towns that options are wanted for, by id; without it all that match.",
};

export const SEARCH_ANSWERS: Explanations = {
  total: "How many listings match, on all pages.",
  "total.value": "A project counts once, whatever its homes.",
  results: "The listings of the page that was asked for, in their order.",
  groups: "Every group, also those that are not on this page.",
  "groups.key": "Id of what the group has in common, as text; empty for what has none.",
  "groups.name": "Its name in the language of the call.",
  "groups.total": "How many listings it has.",
  "groups.ids": "The ids of all its listings, in their order.",
};

const option = (list: string, what: string): Explanations => ({
  [list]: `${what} that are left to choose, each counted under every other condition than its own.`,
  [`${list}.id`]: "What a search names in `terms`.",
  [`${list}.name`]: "Its name in the language of the call.",
  [`${list}.count`]: "How many listings a search for it finds; a project counts once.",
});

const least = (list: string, what: string): Explanations => ({
  [list]: `${what} that are left to choose, each counted under every other condition than its own.`,
  [`${list}.value`]: "As `gte` of a range.",
  [`${list}.count`]: "How many listings a search for at least so much finds; a project counts once.",
});

export const FILTERS: Explanations = {
  total: "How many listings match all conditions.",
  ...option("headTypes", "Types"),
  ...option("subTypes", "Sub types"),
  ...option("transactions", "Transactions"),
  ...option("countries", "Countries"),
  ...option("locations", "Towns"),
  "locations.zip": "Postcode. Example: `9000`.",
  prices:
    "The lowest and the highest price that would match without a condition on prices. Prices that are hidden are not among them.",
  "prices.min": "Euro; null when nothing that matches has a price.",
  "prices.max": "Euro; null when nothing that matches has a price.",
  bedrooms: "Numbers of bedrooms that are left to choose.",
  "bedrooms.value": "6 stands for six and more, as in `terms`.",
  "bedrooms.count": "How many listings a search for it finds; a project counts once.",
  ...least("bedroomsFrom", "Least numbers of bedrooms"),
  ...least("areas", "Least living areas in m²"),
  ...least("plots", "Least plots in m²"),
  amenities: "What homes can be asked to have.",
  "amenities.id":
    "`terrace` is `technical.terrace`, `garden` is `technical.garden`, `parking` is `technical.parking`, `lift` is `technical.elevator`.",
  "amenities.count": "How many listings have it, under every other condition.",
  newBuilding: "New-build and existing, as far as that is known.",
  "newBuilding.value": "A value of `technical.newBuilding`.",
  "newBuilding.count": "How many listings a search for it finds; a project counts once.",
  energyLabels:
    "Energy labels that are left to choose as the least one. Listings without a label count where the search's own terms of `energy.energyLabel` hold an empty text.",
  "energyLabels.id": "This label or a better one; of a building with several, its worst counts.",
  "energyLabels.count": "How many listings a search for all of these finds; a project counts once.",
};

/** The conditions of a listing block are those of a search. */
export const FIXED_SEARCH: Explanations = {
  ...WHERE,
  ...ORDER,
  where: `${WHERE["where"]} A visitor narrows them and never lifts them. The paths are those of \`POST …/estates\`.`,
  sortBy: "The list's first order, until the visitor picks another; price ascending without it.",
};
