import { randomFrom } from "./drawing/random.ts";
import type { AgencyPlan } from "./agency/agency.ts";
import type { Calendar } from "./estate/calendar.ts";
import { type NodeInput, nodeOfHome, type SalesRepInput } from "./estate/node-of-home.ts";
import { planHome } from "./home/plan-home.ts";
import type { Home } from "./home/home.ts";
import type { Gallery } from "./pictures.ts";
import { projectNodes } from "./project/project-nodes.ts";
import { type Texts, writeTexts } from "./text/texts.ts";

const HIDDEN_EVERY = 10;
const GAPS_EVERY = 10;
const PROJECT_STEP = 50;
const TRIES = 40;

type Wish = { plan: AgencyPlan; calendar: Calendar; gallery: Gallery; salesReps: readonly SalesRepInput[] };

type Told = { titles: Set<string>; descriptions: Set<string> };

/** Writes until the words are new: never a description twice, and a title only when every other one is taken. */
function writeOnce(home: Home, told: Told): Texts {
  for (let at = 0; at < TRIES; at++) {
    const texts = writeTexts(home, `${home.seed}|${at}`);
    const stale = told.titles.has(texts.title.nl) && at < TRIES / 2;
    if (stale || told.descriptions.has(texts.description.nl)) continue;
    told.titles.add(texts.title.nl);
    told.descriptions.add(texts.description.nl);
    return texts;
  }
  throw new Error(`no new description for ${home.seed}`);
}

function repFor({ plan, salesReps }: Wish, home: Home): SalesRepInput {
  const ids = plan.repsOf(home);
  const rep = salesReps.find(({ id }) => id === ids[home.id % ids.length]);
  if (!rep) throw new Error(`nobody looks after ${home.id}`);
  return rep;
}

function stockNodes(wish: Wish): NodeInput[] {
  const { plan, calendar, gallery } = wish;
  const told: Told = { titles: new Set(), descriptions: new Set() };
  const lines = plan.stock.flatMap((line) => Array.from({ length: line.count }, () => line));
  const order = randomFrom(`${plan.name}|order`).shuffle(lines);
  return order.map((line, at) => {
    const id = plan.firstId + at;
    const seed = `${plan.name}|${id}`;
    const hidden = at % HIDDEN_EVERY === 3 && !line.notary;
    const home = planHome({ id, line, seed, thisYear: calendar.year, hidden, gaps: at % GAPS_EVERY === 6 });
    const texts = writeOnce(home, told);
    const reference = `${plan.prefix}-${id}`;
    return nodeOfHome({ home, texts, calendar, gallery, salesRep: repFor(wish, home), reference });
  });
}

/** All nodes of an agency: its stock, then each project with its units. */
export function planEstates(wish: Wish): NodeInput[] {
  const { plan } = wish;
  const projects = plan.projects.flatMap((project, at) => {
    const id = plan.firstId + 800 + at * PROJECT_STEP;
    const repOf = (home: Home) => repFor(wish, home);
    return projectNodes({ ...wish, plan: project, id, prefix: plan.prefix, repOf });
  });
  return [...stockNodes(wish), ...projects];
}
