import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> };
type Violation = { id: string; help: string; nodes: Array<{ html: string; failureSummary: string }> };

/** What stands in somebody's way on a page as it is now; the page's visitor needs `bypassCSP`. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run({ runOnly: { type: "tag", values } })).violations;
  }, STANDARDS);
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.length}) ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`,
  );
}
