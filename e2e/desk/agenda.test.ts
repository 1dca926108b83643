import type { Page } from "playwright-core";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { type DemoEstate, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { somebody } from "../visits.ts";
import { putBack } from "./put-back.ts";
import { openDesk } from "./sign-in-by-link.ts";

type Slot = { readonly start: string };

/** Each sales rep's home, so that no other journey's visits are in the way: the last one that can be visited. */
const HOMES: ReadonlyArray<DemoEstate & { readonly salesRep?: { readonly id: number } }> = readEstates(
  "huyzen",
)
  .filter(isPlainEstate)
  .toReversed();
const homeOf = (rep: number) => HOMES.find(({ salesRep }) => salesRep?.id === rep)!.general.id;

async function slots(home: number): Promise<Slot[]> {
  return (await (await fetch(`${HUYZEN}/api/sites/huyzen/live-agenda/${home}`)).json()) as Slot[];
}

const days = (free: readonly Slot[]) => [...new Set(free.map(({ start }) => start.slice(0, 10)))];

async function openAgenda(page: Page, rep: number): Promise<void> {
  await page.goto(`${HUYZEN}/desk/agenda?rep=${rep}`);
  await page.getByLabel("Vrij vanaf").waitFor();
}

const publish = (page: Page) => page.getByRole("button", { name: "Publiceer", exact: true });
const published = (page: Page) =>
  expect.poll(() => page.getByText("Gepubliceerd. De site toont het meteen.").count()).toBeGreaterThan(0);

test("days off are planned on a phone, and visitors are offered none of them within two seconds, and the version before brings them back", async ({
  visitor,
}) => {
  const home = homeOf(2);
  const offered = days(await slots(home));
  const off = offered.at(-2)!;
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  await openAgenda(page, 2);
  const { tap, counted } = countTaps();
  await page.getByLabel("Vrij vanaf").fill(off);
  await tap(page.getByRole("button", { name: "Voeg toe" }));
  await tap(publish(page));
  await published(page);
  expect(counted()).toEqual({ taps: 2, fields: 0 });
  await expect.poll(async () => days(await slots(home)).includes(off), { timeout: 2_000 }).toBe(false);
  expect(days(await slots(home))).toContain(offered.at(-1));
  await page.getByRole("link", { name: "Versies" }).click();
  await page
    .getByRole("link", { name: /^Vrije dagen/ })
    .first()
    .click();
  await putBack(page);
  await expect.poll(async () => days(await slots(home)).includes(off)).toBe(true);
});

test("visits that are booked on a day off are named, and stay", async ({ visitor }) => {
  const home = homeOf(3);
  const [{ start } = { start: "" }] = (await slots(home)).slice(-1);
  const booked = await fetch(`${HUYZEN}/api/sites/huyzen/live-agenda/reservation`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...somebody() },
    body: JSON.stringify({
      estateId: home,
      start,
      visitor: { firstName: "Ada", lastName: "Peeters", email: "ada@example.be", phone: "0470 12 34 56" },
      privacy: true,
    }),
  });
  expect(booked.status).toBe(201);
  const page = await visitor(PHONE);
  await openDesk(page, "An");
  await openAgenda(page, 3);
  await page.getByLabel("Vrij vanaf").fill(start.slice(0, 10));
  await page.getByRole("button", { name: "Voeg toe" }).tap();
  await page.getByText("Er staat al 1 bezoek gepland.").waitFor();
  await page.getByText("Ada Peeters").waitFor();
});

test("a network that is cut loses no day off, not even with the page", async ({ visitor }) => {
  const home = homeOf(4);
  const off = days(await slots(home)).at(-1)!;
  const page = await visitor(PHONE);
  await openDesk(page, "Els");
  await openAgenda(page, 4);
  await page.getByLabel("Vrij vanaf").fill(off);
  await page.getByRole("button", { name: "Voeg toe" }).tap();
  await page.context().setOffline(true);
  await publish(page).tap();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await publish(page).tap();
  await published(page);
  await expect.poll(async () => days(await slots(home)).includes(off), { timeout: 2_000 }).toBe(false);
});

test("the agenda is accessible, and fits a narrow phone", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 700 }, bypassCSP: true });
  await openDesk(page, "Mia");
  await openAgenda(page, 1);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("what was changed of an agenda is let go after a question alone", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  await openAgenda(page, 2);
  const discard = page.getByRole("button", { name: "Gooi wijzigingen weg" });
  await page.getByLabel("Vrij vanaf").fill(days(await slots(homeOf(2))).at(-2)!);
  await page.getByRole("button", { name: "Voeg toe" }).tap();
  await discard.tap();
  await page.getByRole("dialog").getByRole("button", { name: "Behoud ze" }).tap();
  await publish(page).waitFor();
  await discard.tap();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).tap();
  await expect.poll(() => publish(page).count()).toBe(0);
});
