import type { Body, Home, Place } from "../home/home.ts";
import { planHome } from "../home/plan-home.ts";
import type { ProjectPlan } from "./project-plan.ts";

/** Units and project came on the market together. */
export const PROJECT_DAYS_AGO = 24;

const FOR_SALE = 1;
const SOLD = 5;
const SALE_UNDER_OPTION = 7;

export type UnitWish = {
  plan: ProjectPlan;
  projectId: number;
  unit: string;
  at: number;
  thisYear: number;
  deliveryYear: number;
};

function placeOf({ plan, unit, at }: UnitWish, place: Place): Place {
  const stacked = plan.kind === "flat";
  const { latitude, longitude } = plan.town.location;
  return {
    ...place,
    street: { nl: plan.street },
    number: stacked ? plan.number : String(Number(plan.number) + at * 2),
    box: stacked ? unit.replace(".", "") : null,
    location: { latitude: latitude - 0.002, longitude: longitude + 0.003 },
  };
}

function bodyOf({ plan, unit, at }: UnitWish, body: Body): Body {
  const stacked = plan.kind === "flat";
  const level = stacked ? Number(unit.split(".")[0]) || 0 : 0;
  const rise = level - body.level;
  return {
    ...body,
    level,
    terrace: body.terrace ?? { area: 9 + (at % 6), facing: at % 2 ? "SW" : "SE" },
    elevator: stacked ? true : null,
    rooms: body.rooms.map(({ code, level, surface }) => ({ code, surface, level: level + rise })),
  };
}

/** One unit of a project: a new home like any other, at the project's address and on the floor that its number says. */
export function unitHome(wish: UnitWish): Home {
  const { plan, projectId, unit, at, thisYear, deliveryYear } = wish;
  const taken = plan.sold.includes(unit);
  const hasOption = plan.option.includes(unit);
  const home = planHome({
    id: projectId + 1 + at,
    line: {
      kind: plan.kind,
      transaction: taken ? SOLD : FOR_SALE,
      count: 1,
      towns: [plan.town],
      condition: "NEW",
      seaView: plan.seaView,
    },
    seed: `${plan.title.nl}|${unit}`,
    thisYear,
    hidden: false,
    gaps: false,
  });
  return {
    ...home,
    transaction: taken ? SOLD : hasOption ? SALE_UNDER_OPTION : FOR_SALE,
    place: placeOf(wish, home.place),
    body: bodyOf(wish, home.body),
    state: { ...home.state, year: deliveryYear },
    sticker: taken ? "sold" : hasOption ? "option" : null,
    publishedDaysAgo: PROJECT_DAYS_AGO,
    freeOn: "DELIVERY",
    money: { ...home.money, income: null },
    project: { id: projectId, unit },
  };
}
