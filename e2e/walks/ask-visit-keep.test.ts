import type { Locator, Page } from "playwright-core";
import { expect, HUYZEN, open, test, untilHydrated } from "../fixtures.ts";
import { HOME, somebody, THIRD_HOME } from "../visits.ts";
import { countTaps, PHONE } from "./count-taps.ts";

const home = (id: number) => `${HUYZEN}/nl/aanbod/${id}`;
const visibleLink = (page: Page, name: string) => page.getByRole("link", { name }).filter({ visible: true });
const formIn = (dialog: Locator) => dialog.locator("form").filter({ hasText: "Voornaam" });

test("a question about a home takes three taps and four fields, above the page of the home", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const { tap, type, counted } = countTaps();
  await open(page, home(HOME));
  await tap(visibleLink(page, "Stel uw vraag"));
  const dialog = page.getByRole("dialog");
  await untilHydrated(formIn(dialog));
  await type(dialog.getByLabel("Voornaam"), "An");
  await type(dialog.getByLabel("Naam", { exact: true }), "Wandel");
  await type(dialog.getByLabel("E-mailadres"), "an.wandel@visitor.example");
  await type(dialog.getByLabel("Uw bericht"), "Is er een fietsenberging?");
  await tap(dialog.getByLabel(/^Ik ga ermee akkoord/));
  await tap(dialog.getByRole("button", { name: "Verstuur" }));
  await dialog.getByText("Bedankt, uw bericht is verstuurd").waitFor();
  expect(counted()).toEqual({ taps: 3, fields: 4 });
  expect(new URL(page.url()).pathname).toMatch(`/nl/aanbod/${HOME}`);
});

test("a visit takes four taps and three fields, the time included", async ({ visitor }) => {
  const page = await visitor({ ...PHONE, extraHTTPHeaders: somebody() });
  const { tap, type, counted } = countTaps();
  await open(page, home(THIRD_HOME));
  await tap(visibleLink(page, "Plan een bezoek"));
  const dialog = page.getByRole("dialog");
  await untilHydrated(formIn(dialog));
  const time = dialog.locator("label").filter({ has: page.getByRole("radio") });
  await tap(time.filter({ visible: true }).first());
  await type(dialog.getByLabel("Voornaam"), "An");
  await type(dialog.getByLabel("Naam", { exact: true }), "Wandel");
  await type(dialog.getByLabel("E-mailadres"), "an.wandel@visitor.example");
  await tap(dialog.getByRole("checkbox"));
  await tap(dialog.getByRole("button", { name: "Leg dit bezoek vast" }));
  await page.getByRole("heading", { level: 1, name: "Uw bezoek is vastgelegd" }).waitFor();
  expect(counted()).toEqual({ taps: 4, fields: 3 });
});

test("three homes of a list take three taps to keep, and one to see side by side with what was kept", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const { tap, counted } = countTaps();
  await open(page, `${HUYZEN}/nl/te-koop`);
  const hearts = page.getByRole("main").getByRole("button", { name: /^Bewaar ./ });
  for (const at of [0, 1, 2]) await tap(hearts.nth(at));
  await tap(page.getByRole("banner").getByRole("link", { name: "Favorieten: 3 panden" }));
  await page.getByRole("heading", { level: 1, name: "Uw favorieten" }).waitFor();
  expect(await page.getByRole("main").getByRole("article").count()).toBe(3);
  expect(counted()).toEqual({ taps: 4, fields: 0 });
});
