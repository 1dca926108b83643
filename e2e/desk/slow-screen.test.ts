import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

test("a screen whose script is slow says that it loads, and one that does not come leaves the menu and a way on", async ({
  visitor,
}) => {
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Sam");
  const late = Promise.withResolvers<void>();
  await page.route("**/desk/assets/calendar-*.js", async (route) => {
    await late.promise;
    await route.abort("connectionreset");
  });
  await page.goto(`${HUYZEN}/desk/hours`);
  const main = page.getByRole("main");
  await main.getByText("Laden …").waitFor();
  expect(await violations(page)).toEqual([]);
  late.resolve();
  const failed = main.getByRole("heading", { level: 1, name: "Dit kon niet geladen worden." });
  await failed.waitFor();
  await main.getByRole("button", { name: "Probeer opnieuw" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Vandaag" }).tap();
  await failed.waitFor({ state: "detached" });
  await page.unrouteAll();
  await page.goto(`${HUYZEN}/desk/hours`);
  await page.getByRole("heading", { level: 1, name: /Openingsuren|Kantoren/ }).waitFor();
});
