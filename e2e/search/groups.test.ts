import type { Page } from "playwright-core";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

const LIST = `${HUYZEN}/nl/alle-panden`;

/** The names of the groups in the order in which a visitor who keeps scrolling meets them. */
async function groups(page: Page): Promise<string[]> {
  const headings = page.getByRole("main").getByRole("heading", { level: 2, name: /\d+ pand(en)?$/ });
  return (await headings.allInnerTexts()).map((text) => text.replace(/\s*\d+ pand(en)?$/, "").trim());
}

/** Scrolls on to the end, as a visitor would, and no faster than the pages come. */
async function wholeList(page: Page): Promise<string[]> {
  const more = page.getByRole("link", { name: "Toon meer panden" });
  const cards = page.getByRole("main").getByRole("article");
  while ((await more.count()) > 0) {
    const before = await cards.count();
    await cards.last().evaluate((card) => card.scrollIntoView({ block: "end" }));
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
  return groups(page);
}

async function groupBy(page: Page, choice: string, value: string): Promise<void> {
  await open(page, LIST);
  await page.locator("summary").filter({ hasText: "Groepeer:" }).click();
  await page.getByRole("link", { name: choice, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get("group") === value);
  await expect.poll(() => groups(page)).not.toEqual([]);
}

/** Head types 1, 3, 7, 2, 4, 6, 10, 5, 9; transactions 1, 3, 2, 4, 10, 5, 6, and then the others by name. */
const TYPES = [
  "Huis",
  "Appartement",
  "Nieuwbouwproject",
  "Grond",
  "Handelspand",
  "Garage",
  "Studentenkamer",
  "Andere",
  "Opbrengsteigendom",
];
const STATUSES = [
  "Te koop",
  "Openbare verkoop",
  "Te huur",
  "Over te nemen",
  "Verkocht",
  "Verhuurd",
  "Te huur, in optie",
  "Te koop op lijfrente",
  "Te koop, in optie",
];

const byName = (names: readonly string[]) => names.toSorted(new Intl.Collator("nl").compare);

test("by type, groups come in the order of the head types, and every card is in one", async ({ page }) => {
  await groupBy(page, "Per type", "type");
  expect(await wholeList(page)).toEqual(TYPES);
});

test("by status, groups come in the order of the transactions", async ({ page }) => {
  await groupBy(page, "Per status", "status");
  expect(await wholeList(page)).toEqual(STATUSES);
});

for (const { choice, value } of [
  { choice: "Per subtype", value: "subtype" },
  { choice: "Per gemeente", value: "city" },
]) {
  test(`${choice.toLowerCase()}, groups come by name`, async ({ page }) => {
    await groupBy(page, choice, value);
    const names = await wholeList(page);
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual(byName(names));
  });
}
