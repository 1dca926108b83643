import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { type DemoEstate, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

type Home = DemoEstate["general"];

/** Homes that the other journeys of the desk leave alone. */
const HOMES = readEstates("huyzen")
  .filter(isPlainEstate)
  .filter(({ general: { address } }) => address.visible && address.street)
  .toReversed()
  .slice(25);

const photos = (page: Page) => page.getByRole("button", { name: /^(Foto|Plattegrond) \d+ van \d+/ });
const publish = (page: Page) => page.getByRole("button", { name: "Publiceer", exact: true });
const published = (page: Page) =>
  expect.poll(() => page.getByText("Gepubliceerd").count()).toBeGreaterThan(0);

async function openPhotos(page: Page, { id }: Home): Promise<void> {
  await page.goto(`${HUYZEN}/desk/listings/${id}/photos`);
  await photos(page).first().waitFor();
}

async function photoOf(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 3/1 15/1" } })
    .jpeg()
    .toBuffer();
}

/** What visitors get, in the order of the gallery. */
async function picturesOf({ id }: Home) {
  const answer = await fetch(`${HUYZEN}/api/sites/huyzen/estates/v2/${id}`);
  const { pictures } = (await answer.json()) as {
    pictures: { file: string; index: number; width: number; title?: { nl?: string } }[];
  };
  return pictures.toSorted((a, b) => a.index - b.index);
}

async function choose(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Toevoegen" }).first().click();
  await (await chooser).setFiles(files);
}

const jpeg = async (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photoOf(colour),
});

test("photos of a phone are brought, captioned, made the main one and published", async ({ visitor }) => {
  const home = HOMES[0]!.general;
  const before = await picturesOf(home);
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  await openPhotos(page, home);
  await choose(page, [await jpeg("tuin.jpg", "green"), await jpeg("bad.jpg", "navy")]);
  await expect.poll(() => photos(page).count()).toBe(before.length + 2);
  await photos(page).nth(before.length).tap();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("textbox", { name: /^Bijschrift/ })
    .first()
    .fill("De tuin in mei");
  await dialog.getByRole("button", { name: "Maak hoofdfoto" }).tap();
  await dialog.getByRole("button", { name: "Klaar" }).tap();
  await publish(page).tap();
  await published(page);
  const after = await picturesOf(home);
  expect(after).toHaveLength(before.length + 2);
  expect(after[0]).toMatchObject({ width: 1200, title: { nl: "De tuin in mei" } });
  const card = await fetch(`${HUYZEN}/media/${after[0]!.file}/gallery-1600.jpg`);
  expect((await sharp(Buffer.from(await card.arrayBuffer())).metadata()).exif).toBeUndefined();
});

test("what is no photo says why, and the others come", async ({ visitor }) => {
  const home = HOMES[1]!.general;
  const page = await visitor(PHONE);
  await openDesk(page, "An");
  await openPhotos(page, home);
  const count = await photos(page).count();
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1");
  await choose(page, [
    { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic },
    { name: "brief.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Geachte") },
    await jpeg("gang.jpg", "maroon"),
  ]);
  await page.getByText("Dit is een HEIC-foto").waitFor();
  await page.getByText("Dit is geen foto.").waitFor();
  await expect.poll(() => photos(page).count()).toBe(count + 1);
});

test("a network that is cut in the middle brings the photos later, and keeps their order", async ({
  visitor,
}) => {
  const home = HOMES[2]!.general;
  const page = await visitor(PHONE);
  await openDesk(page, "Els");
  await openPhotos(page, home);
  const count = await photos(page).count();
  await page.context().setOffline(true);
  await choose(page, [await jpeg("een.jpg", "teal"), await jpeg("twee.jpg", "olive")]);
  await page.getByText("Geen verbinding. Het bestand wacht hier").waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => photos(page).count(), { timeout: 15_000 }).toBe(count + 2);
  await page.reload();
  await photos(page).first().waitFor();
  expect(await photos(page).count()).toBe(count + 2);
  await publish(page).click();
  await published(page);
  expect(await picturesOf(home)).toHaveLength(count + 2);
});

test("a photo that could not be shown while the network was away is shown once it is back", async ({
  visitor,
}) => {
  const home = HOMES[6]!.general;
  const page = await visitor(PHONE);
  await openDesk(page, "Els");
  await page.route("**/media/*/card-*", (route) => route.abort("internetdisconnected"));
  await openPhotos(page, home);
  const isShown = () =>
    photos(page)
      .first()
      .locator("img")
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  expect(await isShown()).toBe(false);
  await page.unroute("**/media/*/card-*");
  await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
});

const sourceOf = (tile: Locator) => tile.locator("img").getAttribute("src");

test("a photo is dragged to another place, moved by keys, and put back after it was removed", async ({
  visitor,
}) => {
  const home = HOMES[3]!.general;
  const page = await visitor();
  await openDesk(page, "Jan");
  await openPhotos(page, home);
  const count = await photos(page).count();
  const [first, second] = [await sourceOf(photos(page).nth(0)), await sourceOf(photos(page).nth(1))];
  const from = (await photos(page).nth(0).boundingBox())!;
  const to = (await photos(page).nth(1).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width * 0.6, to.y + to.height / 2, { steps: 5 });
  await page.mouse.move(to.x + to.width * 0.9, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => sourceOf(photos(page).nth(0))).toBe(second);
  expect(await sourceOf(photos(page).nth(1))).toBe(first);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await photos(page).nth(1).press("Enter");
  await page.getByRole("button", { name: "Naar voren" }).press("Enter");
  await expect.poll(() => sourceOf(photos(page).nth(0))).toBe(first);
  await page.getByRole("button", { name: "Verwijder foto" }).click();
  await expect.poll(() => photos(page).count()).toBe(count - 1);
  await page.getByRole("button", { name: "Zet terug" }).click();
  await expect.poll(() => photos(page).count()).toBe(count);
  expect(await sourceOf(photos(page).nth(0))).toBe(first);
});

async function middle(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, left: x + width / 4 };
}

test("on a phone a photo is held and dragged to another row, and a swipe only scrolls", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Jan");
  await openPhotos(page, HOMES[5]!.general);
  const tile = photos(page).nth(3);
  await tile.scrollIntoViewIfNeeded();
  const [main, dragged] = [await sourceOf(photos(page).nth(0)), await sourceOf(tile)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", x: number, y: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  const lift = () => finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const swiped = await middle(tile);
  await touch("touchStart", swiped.x, swiped.y);
  await touch("touchMove", swiped.x, swiped.y - 60);
  await lift();
  expect(await sourceOf(photos(page).nth(0))).toBe(main);
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  const [begin, end] = [await middle(tile), await middle(photos(page).nth(0))];
  await touch("touchStart", begin.x, begin.y);
  await page.locator("[data-dragged]").waitFor();
  await touch("touchMove", end.left, end.y);
  await page.locator("[data-drop=before]").waitFor();
  await lift();
  await expect.poll(() => sourceOf(photos(page).nth(0))).toBe(dragged);
});

test("the photos are accessible, and fit a narrow phone", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 700 }, bypassCSP: true });
  await openDesk(page, "Mia");
  await openPhotos(page, HOMES[4]!.general);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await photos(page).first().click();
  await page.getByRole("dialog").waitFor();
  expect(await violations(page)).toEqual([]);
});
