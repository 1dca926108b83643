import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> };
type Violation = { id: string; help: string; nodes: Array<{ html: string; failureSummary: string }> };

/** What is fading in has not yet the contrast that a visitor reads it with. What moves by scrolling, or for ever, is not waited for. */
const untilStill = async () => {
  const ending = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .filter(
      ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** What axe finds in the way of anyone on the page as it is; the page must bypass its own policy. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(untilStill);
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // Nobody reads what is right, nor where it stands.
    const told = { resultTypes: ["violations"], selectors: false };
    return (await axe.run({ runOnly: { type: "tag", values: standards }, ...told })).violations;
  });
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.length}) ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`,
  );
}
