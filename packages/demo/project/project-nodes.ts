import { type NodeInput, nodeOfHome } from "../estate/node-of-home.ts";
import { writeTexts } from "../text/texts.ts";
import { projectNode, type ProjectWish } from "./project-node.ts";
import { unitHome } from "./unit-home.ts";

/** A project and its units, the project first. */
export function projectNodes(wish: ProjectWish): NodeInput[] {
  const { plan, id, prefix, calendar } = wish;
  const deliveryYear = Number(calendar.date(plan.deliveryInDays).slice(0, 4));
  const homes = plan.units.map((unit, at) =>
    unitHome({ plan, projectId: id, unit, at, thisYear: calendar.year, deliveryYear }),
  );
  const units = homes.map((home) =>
    nodeOfHome({
      home,
      texts: writeTexts(home, home.seed),
      calendar,
      gallery: wish.gallery,
      salesRep: wish.repOf(home),
      reference: `${prefix}-P${id}-${home.project?.unit}`,
    }),
  );
  return [projectNode(wish, homes), ...units];
}
