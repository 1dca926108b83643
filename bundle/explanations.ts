import type { BundleSchema } from "./bundle-schemas.ts";
import type { Explanations } from "#features/site/schema/explanations.ts";
import { ESTATE } from "#features/listings/schema/explanations.ts";
import { RENTAL } from "#features/rentals/schema/explanations.ts";

const SITE: Explanations = {
  id: "The site's own word, as in `/api/sites/{siteId}`: lower-case letters, digits and dashes. Example: `huyzen`.",
  name: "The agency's name as visitors know it. Example: `Huyzen`.",
  slogan: "A line below the name.",
  hostnames:
    'Host names at which the site answers; the first stands in mails, the sitemap and canonical addresses. Example: `["www.example.be"]`.',
  locales: 'The languages that the site publishes, in the order of its menu. Example: `["nl", "fr"]`.',
  defaultLocale: "The language of visitors who read none of the others.",
  isDefault: "Answers hosts that no site has.",
  theme:
    "Colours, roundings and fonts that take the place of the product's own. Too little contrast is mended by the product.",
  "theme.paper": "Behind everything.",
  "theme.card": "Behind cards and forms.",
  "theme.ink": "Text.",
  "theme.muted": "Text of less weight.",
  "theme.line": "Lines and borders.",
  "theme.accent": "Buttons and links.",
  "theme.band": "Bands across the page.",
  "theme.fresh": "The mark of what is new.",
  "theme.option": "The mark of what is under option.",
  "theme.scheme":
    "`light` (also without it), `dark`, or `auto`: dark for visitors whose device asks for it. Mails and printed pages are always light.",
  "theme.dark":
    "The site's own colours where it shows dark. Those that are left out are derived from the light ones, and too little contrast is mended.",
  "theme.dark.paper": "Behind everything, in the dark.",
  "theme.dark.card": "Behind cards and forms, in the dark.",
  "theme.dark.ink": "Text, in the dark.",
  "theme.dark.muted": "Text of less weight, in the dark.",
  "theme.dark.line": "Lines and borders, in the dark.",
  "theme.dark.accent": "Buttons and links, in the dark.",
  "theme.dark.band": "Bands across the page, in the dark.",
  "theme.dark.fresh": "The mark of what is new, in the dark.",
  "theme.dark.option": "The mark of what is under option, in the dark.",
  "theme.radiusCard": "Rounding of cards in pixels. Example: `12`.",
  "theme.radiusControl": "Rounding of buttons and fields in pixels. Example: `6`.",
  "theme.displayFont": "Font of headings.",
  "theme.textFont": "Font of running text.",
  logo: "The logo in the head of every page. Any shape, up to eight times as wide as high.",
  logoDark:
    "The logo where the site shows dark. The same file as `logo` says that one serves both; without it the logo stands on a light plate there.",
  logoWidth: "Width in pixels. The import measures it.",
  logoHeight: "Height in pixels. The import measures it.",
  logoShowsName:
    "Whether the logo contains the agency's name, which then does not stand beside it. Without it: true for a logo at least two and a half times as wide as high.",
  favicon: "The picture in the browser's tab.",
  socialImage: "The picture of shared links to pages that have none. Best at 1200×630.",
  social: "The agency's pages elsewhere.",
  "social.name": "Example: `Instagram`.",
  agency:
    "What Belgian law asks an agency to name on its site (Code of economic law XII.6, and the rules of the BIV/IPI).",
  "agency.legalName": "The name of the company. Example: `Huyzen Vastgoed bv`.",
  "agency.address": "The registered office.",
  "agency.email": "Where questions go that no office or sales rep gets.",
  "agency.enterpriseNumber": "Number in the Crossroads Bank for Enterprises. Example: `0123.456.789`.",
  "agency.vatNumber": "Example: `BE 0123.456.789`.",
  "agency.bivTitle": "The protected title. Example: erkend vastgoedmakelaar.",
  "agency.supervisor": "The supervising authority with its address.",
  "agency.insurer": "Who insures the agency's professional liability.",
  "agency.policyNumber": "The number of that insurance policy.",
  offices: "Where visitors can go.",
  "offices.address": "Where the office is.",
  "offices.email": "Where questions about this office's listings go.",
  redirects: "Addresses that the agency had before; each answers 301.",
  "redirects.from": "The old path. Example: `/nl/oude-pagina`.",
  "redirects.to": "Where it leads now.",
  sources:
    "The agency's systems that bring listings, as `gevel source add` connects them; taken by `gevel import` alone, and never in an answer of the API. Absent, those of the site stay; an empty list ends them.",
  "sources.kind": "Which system. Example: `kyero`.",
  "sources.name": "What its listings are said to be from. Default: the kind.",
  "sources.settings":
    'The settings of its kind; one whose name ends in Variable is the name of a variable of the server, never a secret itself. Example: `{"address": "https://crm.example.be/kyero.xml"}`.',
  "sources.everyMinutes": "How often the server runs it. Absent, only `gevel source run` does.",
  settings: "How the site behaves.",
  "settings.notFoundPageId": 'The page whose blocks stand below "not found"; it needs no path of its own.',
  "settings.hiddenStatus":
    "Transactions whose cards are plain blocks and whose own address answers 410. Example: `[5, 6]`.",
  "settings.hiddenAddressTexts":
    "Whether texts of a listing whose address is hidden tell its town where they told the street, or stay as they are.",
  "settings.stayNoticeDays":
    "How many days before it starts a stay in a holiday home can be asked for at the latest; 0 allows the day itself.",
  "settings.costs":
    "Whether listings in Belgium show what they cost in the end: registration duties, notary, a loan, the start of a rent.",
  "settings.retentionMonths": "How many months what visitors sent is kept before the product deletes it.",
  "settings.mailFrom":
    "The address that the site's mails come from; without one the agency's own. Only who runs the server sets it.",
  "settings.captcha":
    "Whether browsers solve a puzzle before a form is sent. Only who runs the server sets it.",
  "settings.rateLimits":
    "Whether there are limits to how much one visitor may send. Only who runs the server sets it.",
};

const MENUS: Explanations = {
  main: "The menu in the head of every page.",
  footer: "The menu at the foot.",
  legal: "The line of small links below it.",
  label: "What the item says.",
  children: "Items below this one.",
  link: "Any link, where the item leads to no page of the site.",
};

const PAGE: Explanations = {
  id: "Whole number from 1; menus, blocks and settings name the page by it.",
  paths:
    'Its path in each language that it is in, without the language; empty is the home page. Example: `{"nl": "te-koop", "fr": "a-vendre"}`.',
  title: "Title of the page: its heading, and what browsers and search engines show.",
  description: "What search engines show below the title.",
};

const rows = (list: string, what: string): Explanations => ({
  [list]: `${what} Only what adds to the product's own list or overrides it.`,
  [`${list}.id`]: "What listings name. The product's own ids mean what they always do.",
  [`${list}.name`]: "What visitors read.",
});

const REFERENCE: Explanations = {
  ...rows(
    "headTypes",
    "Types: 1 house, 2 land, 3 apartment, 4 commercial, 5 other, 6 garage, 7 new-build project, 9 investment, 10 student room.",
  ),
  ...rows("subTypes", "Sub types."),
  "subTypes.headTypeId": "The type that it belongs to.",
  "subTypes.type": "The property type of the attribute groups that it belongs to.",
  ...rows(
    "transactions",
    "Transactions: 1 for sale, 2 for rent, 3 public sale, 4 seasonal let, 5 sold, 6 rented, 7 sale under option, 8 let with option, 10 for takeover, 11 life annuity.",
  ),
  ...rows(
    "rooms",
    "Kinds of rooms: 1 bedroom, 5 bathroom, 6 garage, 10 terrace, 14 parking space, 16 toilet.",
  ),
  cities: "Towns that listings are in.",
  "cities.id": "What listings, searches and addresses name.",
  "cities.name": "The town's own name. Example: `Gent`.",
  "cities.zip": "Postcode. Example: `9000`.",
  "cities.location": "The middle of the town.",
  ...rows("countries", "Countries."),
  "countries.id": "ISO 3166 code of two letters; also `UK`, and `UNKNOWN`. Example: `FR`.",
  ...rows("rentalLocations", "Of holiday homes: parts of a town or coast."),
  ...rows("rentalSubKinds", "Of holiday homes: kinds of units."),
  ...rows("rentalOptions", "Of holiday homes: what they offer."),
  ...rows("periodTypes", "Of holiday homes: what stays are called, such as a week."),
};

const AGENDA: Explanations = {
  salesRepId: "The `salesRep.id` of the listings that this person shows.",
  slotMinutes: "How long a visit takes.",
  bufferMinutes: "What stays free after each visit.",
  noticeHours: "How many hours before its start a visit can still be booked.",
  horizonDays: "How many days ahead visits can be booked.",
  exceptions: "Days whose spans take the place of the weekday's; no spans means no visits.",
  busyCalendarUrl:
    "Address of this person's own calendar (iCalendar), read every quarter of an hour: no visit falls on its events. It is never shown.",
  busyCalendarVariable: "The environment variable of the server that holds that address, instead of it.",
};

const ENTITIES: Explanations = {
  name: "The entity's own word; blocks name it. Example: `buurten`.",
  title: "What the entity is called.",
  pageId: "The page below whose address each item has one of its own; without it no item has.",
  fields: "What its items say besides title, intro and blocks.",
  "fields.name": "What `values` call it: letters and digits. Example: `trainStation`.",
  "fields.label": "What visitors read before the value.",
  "fields.kind": "What its values are.",
  items: "One guide, one piece of news each.",
  "items.paths": 'The last word of its address in each language. Example: `{"nl": "dok-noord"}`.',
  "items.date": "The day that it is of: lists can put the newest first.",
  "items.values": 'Values by the name of their field. Example: `{"homes": 80}`.',
};

const ESTATE_LINE: Explanations = {
  ...ESTATE,
  "pictures.url":
    "Where the picture is, in place of `file`: http or https, at most 20 MB. It is fetched after the import, and again when the listing changes.",
  "files.url": "Where the document is, in place of `link`. The site keeps a copy, as of a picture.",
  "general.id":
    "The listing's own number, unique on the site and below 1000000000; it stands in its address. A listing with an `externalId` needs none: the product gives it one that stays for ever.",
  "general.source":
    "The source that the listing belongs to, which alone changes it and takes it off: `api`, or the name of an agency's system. `gevel export` writes it; without it the listing is the bundle's own. Example: `whise`.",
  "general.parentExternalId":
    "The `externalId` of the project that this is a home of, in place of `parentId`.",
};

/** What the files of a bundle hold. */
export const FILES: Readonly<
  Record<BundleSchema, { readonly about: string; readonly fields: Explanations }>
> = {
  site: { about: "`site.json`: the agency and how its site behaves.", fields: SITE },
  menus: { about: "`menus.json`: the menus of every page.", fields: MENUS },
  page: { about: "`pages/*.json`: one page each, made of blocks.", fields: PAGE },
  reference: {
    about: "`reference.json`: the agency's own lists; the product knows the usual ones.",
    fields: REFERENCE,
  },
  collections: {
    about:
      "`collections.json`: named sets; a listing says itself which it belongs to (`estate_collections`).",
    fields: { id: "What listings and blocks name.", name: "What the collection is called." },
  },
  translations: {
    about: "`translations/{lang}.json`: the site's own words for keys of the product's.",
    fields: {},
  },
  agreements: {
    about:
      "`agreements.json`: the agency's own statements; where one is absent the product's own text stands.",
    fields: {
      privacy: "The privacy statement, in Markdown.",
      terms: "The terms of use, in Markdown.",
      accessibility: "The accessibility statement, in Markdown.",
    },
  },
  agenda: { about: "`agenda.json`: when each sales rep takes visits.", fields: AGENDA },
  entities: {
    about: "`entities.json`: kinds of content of the agency's own, such as news and guides.",
    fields: ENTITIES,
  },
  estate: {
    about: "A line of `estates.ndjson`: a standalone property, a project, or a home of a project.",
    fields: ESTATE_LINE,
  },
  rental: { about: "A line of `rentals.ndjson`: a holiday home with its periods.", fields: RENTAL },
};

/** What `gevel check --json` writes. */
export const CHECK_REPORT: Explanations = {
  findings: "Everything that the check tells.",
  "findings.level": "An error keeps its record out, a warning is worth mending, a note only informs.",
  "findings.file":
    "The bundle's file; of a bundle that can't be opened, the bundle itself. Example: `estates.ndjson`.",
  "findings.line": "From 1, where the file has lines of its own.",
  "findings.column": "From 1, where the line is no JSON.",
  "findings.path": "The field. Example: `general.price.value`; positions in lists count from 0.",
  "findings.id": "Id of the listing or holiday home on that line, as far as it can be read.",
  "findings.message": "What is wrong, in English.",
  site: "Id of the site; null where `site.json` can't be read.",
  ok: "Whether an import would take the bundle as it is.",
  counts: "How many findings there are of each level.",
  "counts.error": "How many errors.",
  "counts.warning": "How many warnings.",
  "counts.note": "How many notes.",
  listings: "How many lines of `estates.ndjson` are good and bad.",
  "listings.good": "Lines that an import takes.",
  "listings.bad": "Lines that it does not.",
  holidayHomes: "How many lines of `rentals.ndjson` are good and bad.",
  "holidayHomes.good": "Lines that an import takes.",
  "holidayHomes.bad": "Lines that it does not.",
};
