import { subTypeOfCode } from "#domain/estate/sub-types.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Calendar } from "../estate/calendar.ts";
import { COLLECTION_IDS } from "../estate/collections.ts";
import { transactionOf } from "../estate/general-of-home.ts";
import { type NodeInput, nodeOfHome, type SalesRepInput } from "../estate/node-of-home.ts";
import { STICKERS } from "../estate/stickers.ts";
import type { Home } from "../home/home.ts";
import { planHome } from "../home/plan-home.ts";
import { townIn } from "../place/town.ts";
import type { Gallery } from "../pictures.ts";
import { writeTexts } from "../text/texts.ts";
import type { ProjectPlan } from "./project-plan.ts";

export type ProjectWish = {
  plan: ProjectPlan;
  id: number;
  prefix: string;
  calendar: Calendar;
  gallery: Gallery;
  salesRep: SalesRepInput;
};

const PROJECT_DAYS_AGO = 24;

function levelOf(unit: string): number {
  return Number(unit.split(".")[0]) || 0;
}

function unitHome({ plan, id, calendar }: ProjectWish, unit: string, at: number): Home {
  const taken = plan.sold.includes(unit);
  const level = plan.kind === "flat" ? levelOf(unit) : 0;
  const line = {
    kind: plan.kind,
    transaction: taken ? 5 : 1,
    count: 1,
    towns: [plan.town],
    condition: "NEW" as const,
    seaView: plan.seaView,
  };
  const seed = `${plan.title.nl}|${unit}`;
  const home = planHome({ id: id + 1 + at, line, seed, thisYear: calendar.year, hidden: false, gaps: false });
  const { location } = plan.town;
  return {
    ...home,
    place: {
      ...home.place,
      street: { nl: plan.street },
      number: plan.kind === "flat" ? plan.number : String(Number(plan.number) + at * 2),
      box: plan.kind === "flat" ? unit.replace(".", "") : null,
      location: { latitude: location.latitude - 0.002, longitude: location.longitude + 0.003 },
    },
    body: {
      ...home.body,
      level,
      terrace: home.body.terrace ?? { area: 9 + (at % 6), facing: at % 2 ? "SW" : "SE" },
      elevator: plan.kind === "flat" ? true : null,
      rooms: home.body.rooms.map((room) => ({ ...room, level: room.level - home.body.level + level })),
    },
    sticker: taken ? "sold" : plan.option.includes(unit) ? "option" : null,
    publishedDaysAgo: PROJECT_DAYS_AGO,
    freeOn: "DELIVERY",
    money: { ...home.money, income: null },
    project: { id, unit },
  };
}

function facadeFor(plan: ProjectPlan) {
  if (plan.kind === "semi") return "new-build" as const;
  return plan.town.setting === "coast" ? ("coast-tower" as const) : ("apartment-block" as const);
}

function projectPictures({ plan, gallery }: ProjectWish): NodeInput["pictures"] {
  const scenery = plan.town.setting === "coast" ? "sea" : "brick";
  const seed = plan.title.nl;
  const kind = facadeFor(plan);
  const files = [
    gallery.facade(seed, kind, "day", scenery),
    gallery.facade(seed, kind, "dusk", scenery),
    gallery.facade(`${seed}|yard`, "construction-site", "overcast", scenery),
    gallery.interior(seed, "living", "day", scenery),
    gallery.interior(seed, "kitchen", "day", scenery),
    gallery.interior(seed, "terrace", "day", scenery),
  ];
  return files.map((file, index) => ({ file, index, kind: "photo" as const, width: 1520, height: 1000 }));
}

function projectNode(wish: ProjectWish, homes: readonly Home[]): NodeInput {
  const { plan, id, calendar, prefix, salesRep } = wish;
  const subType = subTypeOfCode(plan.subType);
  if (!subType) throw new Error(`no sub type ${plan.subType}`);
  const { town } = plan;
  const free = homes.filter(({ transaction }) => transaction === 1);
  const cheapest = Math.min(...free.map(({ money }) => money.price ?? Infinity));
  return {
    general: {
      id,
      headType: { id: 7 },
      subType: { id: subType.id, name: subType.name },
      transaction: transactionOf(1),
      address: {
        visible: true,
        street: { nl: plan.street },
        number: plan.number,
        city: {
          id: town.id,
          zip: town.zip,
          name: town.name,
          alias: Object.fromEntries(LOCALES.map((locale) => [locale, townIn(town, locale)])),
        },
        country: { id: "BE" },
        region: town.region,
        location: homes[0]?.place.location ?? town.location,
        geoPrecision: 3,
      },
      price: plan.showsPriceFrom ? { priceFrom: cheapest } : null,
      publicationDate: calendar.moment(-PROJECT_DAYS_AGO, 9, 15),
      title: plan.title,
      description: plan.description,
      project: true,
      sticker: plan.sold.length * 2 > plan.units.length ? STICKERS.lastUnits : null,
      reference: `${prefix}-P${id}`,
      buildingName: plan.title.nl,
      architect: plan.architect,
    },
    pictures: projectPictures(wish),
    property: {
      type: "PROJECT",
      subType: subType.code,
      status: "FOR_SALE",
      title: plan.title,
      description: plan.description,
      external_id: `${prefix}-P${id}`,
      planning: {
        planning_permission: "YES",
        subdivision_permit: "NO",
        presale_right: "NO",
        most_recent_destination: "WG",
      },
      flood_information: { flooding: "NO", parcel_score: "A", building_score: "A" },
      project: {
        project_phase: plan.phase,
        progress: plan.progress,
        start_date: calendar.date(plan.deliveryInDays - 620),
        delivery_date: calendar.date(plan.deliveryInDays),
        units_count: plan.units.length,
      },
    },
    salesRep,
    estate_collections: [{ estate_collection_id: COLLECTION_IDS.newBuild }],
  };
}

/** A project and its units, the project first. */
export function projectNodes(wish: ProjectWish): NodeInput[] {
  const homes = wish.plan.units.map((unit, at) => unitHome(wish, unit, at));
  const units = homes.map((home) =>
    nodeOfHome({
      ...wish,
      home,
      texts: writeTexts(home, home.seed),
      reference: `${wish.prefix}-P${wish.id}-${home.project?.unit}`,
    }),
  );
  return [projectNode(wish, homes), ...units];
}
