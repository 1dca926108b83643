import { ask } from "../ask.ts";
import { expect, test, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { somebody } from "../visits.ts";
import { PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

type Period = { readonly id: number; readonly start: string; readonly available: boolean };

/** A stay that no other journey asks for: the last one of a home near the end of the list. */
async function askForStay(firstName: string): Promise<void> {
  const { text } = await ask(`${ZILT}/api/sites/zilt/rental-units`, {
    body: { limit: { from: 0, size: 100 } },
  });
  const { results } = JSON.parse(text) as { results: { id: number }[] };
  const unit = results.toSorted((a, b) => b.id - a.id)[3]!;
  const periods = await ask(`${ZILT}/api/sites/zilt/rental-units/${unit.id}/periods`);
  const free = (JSON.parse(periods.text) as Period[]).filter(({ available }) => available);
  const visitor = { firstName, lastName: "Gast", email: `${firstName.toLowerCase()}@example.be` };
  const body = { rentalUnitId: unit.id, periodId: free.at(-1)!.id, persons: 2, visitor, privacy: true };
  const asked = await ask(`${ZILT}/api/sites/zilt/rental-units/reservation`, {
    body,
    headers: somebody(),
  });
  expect(asked.status).toBe(201);
}

test("a stay is accepted with a few words, which a network that is cut does not lose", async ({
  visitor,
}) => {
  await askForStay("Gust");
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Bea", "zilt");
  await page.goto(`${ZILT}/desk/stays`);
  const accept = page.getByRole("button", { name: "Aanvaarden: Gust Gast" });
  const note = page.getByLabel("Woordje aan de gast");
  await accept.tap();
  await note.fill("Welkom! De sleutel ligt klaar.");
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.getByRole("dialog").getByRole("button", { name: "Aanvaarden" }).tap();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await accept.tap();
  expect(await note.inputValue()).toBe("Welkom! De sleutel ligt klaar.");
  await page.getByRole("dialog").getByRole("button", { name: "Aanvaarden" }).tap();
  await expect.poll(() => accept.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
});
