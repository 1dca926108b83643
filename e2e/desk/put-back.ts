import type { Page } from "playwright-core";

/** Puts back the version that the page shows. */
export async function putBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Zet terug/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Zet terug" }).click();
  await page.getByText("Dit is wat er nu op de site staat.").waitFor();
}
