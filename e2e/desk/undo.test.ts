import type { Page } from "playwright-core";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { openDesk } from "./sign-in-by-link.ts";

/** Nothing of it is published here: other journeys find it as it is. */
const PAGE = "pages/11";

const blocks = (page: Page) => page.getByRole("main").locator("ol > li");
const title = (page: Page) => page.getByLabel(/^Titel van de pagina/);
const discard = (page: Page) => page.getByRole("button", { name: "Gooi wijzigingen weg" });

test("keys take back one burst of typing or one action at a time, and do it again", async ({ visitor }) => {
  const page = await visitor();
  await openDesk(page, "Otto");
  await page.goto(`${HUYZEN}/desk/${PAGE}/about`);
  const before = await title(page).inputValue();
  const count = await blocks(page).count();
  await title(page).fill("Een");
  // Longer than a burst of typing rests.
  await page.getByText(/^Bewaard om/).waitFor();
  await title(page).fill("Een en twee");
  await blocks(page).first().getByRole("link").click();
  await page.getByRole("button", { name: "Verwijder dit blok" }).click();
  await page.getByText("Het blok is verwijderd.").waitFor();
  await page.getByRole("heading", { level: 2 }).first().click();
  await page.keyboard.press("Control+z");
  await expect.poll(() => blocks(page).count()).toBe(count);
  await page.getByText("Ongedaan gemaakt.").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Titel, adressen en zoekmachines" }).click();
  await page.keyboard.press("Control+z");
  await expect.poll(() => title(page).inputValue()).toBe("Een");
  await page.keyboard.press("Control+z");
  await expect.poll(() => title(page).inputValue()).toBe(before);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => title(page).inputValue()).toBe("Een");
  await discard(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByText("Zoals op de site").waitFor();
});

test("a draft that the screen can't show says so, and the page comes back once it is discarded", async ({
  visitor,
}) => {
  const page = await visitor();
  await openDesk(page, "Otto");
  await page.goto(`${HUYZEN}/desk/${PAGE}/about`);
  const before = await title(page).inputValue();
  await title(page).fill("Wordt weggegooid");
  await page.getByText(/^Bewaard om/).waitFor();
  // As a version before this one may have stored it: none is saved like this any more.
  await page.route(`**/${PAGE}/draft`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    if (answer.status() !== 200) return route.fulfill({ response: answer });
    const draft = (await answer.json()) as { document: object };
    return route.fulfill({
      response: answer,
      json: { ...draft, document: { ...draft.document, blocks: 5 } },
    });
  });
  // React logs what it could not draw.
  page.removeAllListeners("console");
  await page.reload();
  const notice = page.getByRole("alert").filter({ hasText: "kan het bewaarde concept niet tonen" });
  await notice.waitFor();
  await discard(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Behoud ze" }).click();
  await notice.waitFor();
  await discard(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await expect.poll(() => title(page).inputValue()).toBe(before);
  await page.getByText("Zoals op de site").waitFor();
});
