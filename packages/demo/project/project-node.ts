import { canBeHad } from "../../../domain/estate/reference/status.ts";
import { subTypeOfCode } from "../../../domain/estate/reference/sub-types.ts";
import { cityOf } from "../place/city-of.ts";
import type { Calendar } from "../estate/calendar.ts";
import { COLLECTION_IDS } from "../estate/collections.ts";
import { transactionOf } from "../estate/general-of-home.ts";
import type { NodeInput, SalesRepInput } from "../estate/node-of-home.ts";
import { STICKERS } from "../estate/stickers.ts";
import type { Home } from "../home/home.ts";
import type { Gallery } from "../pictures.ts";
import type { ProjectPlan } from "./project-plan.ts";
import { PROJECT_DAYS_AGO } from "./unit-home.ts";

export type ProjectWish = {
  plan: ProjectPlan;
  id: number;
  prefix: string;
  calendar: Calendar;
  gallery: Gallery;
  /** Who looks after a unit; whoever looks after the first looks after the project. */
  repOf: (unit: Home) => SalesRepInput;
};

const BUILDING_DAYS = 620;

function facadeFor({ kind, town }: ProjectPlan) {
  if (kind === "semi") return "new-build" as const;
  return town.setting === "coast" ? ("coast-tower" as const) : ("apartment-block" as const);
}

function picturesOf({ plan, gallery }: ProjectWish): NodeInput["pictures"] {
  const scenery = plan.town.setting === "coast" ? "sea" : "brick";
  const seed = plan.title.nl;
  const front = facadeFor(plan);
  const files = [
    gallery.facade(seed, front, "day", scenery),
    gallery.facade(seed, front, "dusk", scenery),
    gallery.facade(`${seed}|yard`, "construction-site", "overcast", scenery),
    gallery.interior(seed, "living", "day", scenery),
    gallery.interior(seed, "kitchen", "day", scenery),
    gallery.interior(seed, "terrace", "day", scenery),
  ];
  return files.map((file, index) => ({ file, index, kind: "photo", width: 1520, height: 1000 }));
}

function addressOf({ plan }: ProjectWish, units: readonly Home[]): NodeInput["general"]["address"] {
  return {
    visible: true,
    street: { nl: plan.street },
    number: plan.number,
    city: cityOf(plan.town),
    country: { id: "BE" },
    region: plan.town.region,
    location: units[0]?.place.location ?? plan.town.location,
    geoPrecision: 3,
  };
}

function lowestPrice(units: readonly Home[]): number {
  return Math.min(
    ...units.filter(({ transaction }) => canBeHad(transaction)).map(({ money }) => money.price ?? Infinity),
  );
}

function generalOf(wish: ProjectWish, units: readonly Home[]): NodeInput["general"] {
  const { plan, id, calendar, prefix } = wish;
  const subType = subTypeOfCode(plan.subType);
  if (!subType) throw new Error(`no sub type ${plan.subType}`);
  return {
    id,
    headType: { id: subType.headTypeId },
    subType: { id: subType.id, name: subType.name },
    transaction: transactionOf(1),
    address: addressOf(wish, units),
    price: plan.showsPriceFrom ? { priceFrom: lowestPrice(units) } : null,
    publicationDate: calendar.moment(-PROJECT_DAYS_AGO, 9, 15),
    title: plan.title,
    description: plan.description,
    project: true,
    sticker: plan.sold.length * 2 > plan.units.length ? STICKERS.lastUnits : null,
    reference: `${prefix}-P${id}`,
    buildingName: plan.title.nl,
    architect: plan.architect,
  };
}

function propertyOf({ plan, id, prefix, calendar }: ProjectWish): NodeInput["property"] {
  return {
    type: "PROJECT",
    subType: plan.subType,
    status: "FOR_SALE",
    title: plan.title,
    description: plan.description,
    external_id: `${prefix}-P${id}`,
    planning: {
      planning_permission: "YES",
      subdivision_permit: "NO",
      presale_right: "NO",
      proceeding: "NO",
      most_recent_destination: "WG",
      heritage_protected: "NO",
      heritage_inventoried: "NO",
    },
    flood_information: {
      flooding: "NO",
      parcel_score: "A",
      building_score: "A",
      delimited_flood_zone: false,
      riparian_zone: false,
    },
    project: {
      project_phase: plan.phase,
      progress: plan.progress,
      start_date: calendar.date(plan.deliveryInDays - BUILDING_DAYS),
      delivery_date: calendar.date(plan.deliveryInDays),
      units_count: plan.units.length,
    },
  };
}

const SPECIFICATION = {
  nl: "Lastenboek",
  fr: "Cahier des charges",
  en: "Building specification",
  de: "Baubeschreibung",
};
const FILM = {
  nl: "Van plan tot sleutel",
  fr: "Du plan à la clé",
  en: "From plan to key",
  de: "Vom Plan zum Schlüssel",
};

/** What there is to see and to take along of a building that does not stand yet. */
function mediaOf({ plan, id, gallery }: ProjectWish): Pick<NodeInput, "virtualVisits" | "videos" | "files"> {
  const scenery = plan.town.setting === "coast" ? "sea" : "brick";
  const lines = [
    "Ruwbouw, afwerking en technieken per lokaal.",
    "",
    "Voorbeeld uit de demo van Gevel: geen echt document.",
  ];
  return {
    virtualVisits: [{ type: { id: 2 }, link: `https://visit.example/project/${id}` }],
    videos: [
      {
        link: `https://video.example/project/${id}`,
        title: FILM,
        picture: gallery.facade(plan.title.nl, facadeFor(plan), "dusk", scenery),
      },
    ],
    files: [
      {
        type: "PDF",
        comment: SPECIFICATION,
        link: gallery.document({ title: `${SPECIFICATION.nl} ${plan.title.nl}`, lines }),
      },
    ],
  };
}

export function projectNode(wish: ProjectWish, units: readonly Home[]): NodeInput {
  return {
    general: generalOf(wish, units),
    pictures: picturesOf(wish),
    ...mediaOf(wish),
    property: propertyOf(wish),
    salesRep: units[0] && wish.repOf(units[0]),
    estate_collections: [{ estate_collection_id: COLLECTION_IDS.newBuild }],
  };
}
