import { readDemoRentals } from "../contact/demo-rentals.ts";
import { expect, open, test, ZILT } from "../fixtures.ts";

const unit = readDemoRentals("zilt").find(
  ({ periods, address }) => address.visible && periods.some(({ available }) => available),
)!;

test("a network that fails while people are counted wipes nothing that was typed", async ({ page }) => {
  await open(page, `${ZILT}/nl/vakantie/${unit.id}?persons=1`);
  const form = page.getByRole("region", { name: "Vraag een verblijf aan" });
  await form.getByLabel(/^Uw bericht/).fill("Mag de hond mee?");
  await page.route(/persons=2/, (route) => route.abort("internetdisconnected"));
  const failed = page.waitForEvent("requestfailed");
  await form.getByLabel("Aantal personen").fill("2");
  await failed;
  await page.unroute(/persons=2/);
  await page
    .getByRole("row")
    .getByRole("link", { name: /^Kies / })
    .first()
    .click();
  await page.getByRole("region", { name: "Uw verblijf is vrij" }).waitFor();
  expect(await form.getByLabel(/^Uw bericht/).inputValue()).toBe("Mag de hond mee?");
});
