import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, HUYZEN, open, test, UNTRANSLATED } from "../fixtures.ts";

const LIST = `${HUYZEN}/nl/te-koop?view=map`;
const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const mapOf = (page: Page) => page.getByRole("region", { name: "Het aanbod op de kaart" });
const markers = (page: Page) => mapOf(page).getByRole("button", { name: /^€|panden? hier/ });
const total = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByText(/^[\d.]+ pand(en)?(, waarvan .*)?$/)
      .first()
      .textContent()) ?? "",
    10,
  );

test("a buyer sees the list on a map and narrows it to what is in view", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await open(page, LIST);
  const all = await total(page);
  await markers(page).first().waitFor();
  await mapOf(page).getByRole("button", { name: "Zoom in", exact: true }).click();
  await mapOf(page).getByRole("button", { name: "Zoek in dit gebied" }).click();
  await page.waitForURL(/[?&]area=/);
  await page.getByRole("link", { name: /Gebied op de kaart/ }).waitFor();
  await expect.poll(() => total(page)).toBeLessThan(all);
  await mapOf(page).getByRole("button", { name: "Wis het gebied" }).click();
  await page.waitForURL((url) => !url.searchParams.has("area"));
  await expect.poll(() => total(page)).toBe(all);
  expect(await page.locator("body").innerText()).not.toMatch(UNTRANSLATED);
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});

test("a buyer draws an area with the pointer", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await open(page, LIST);
  await markers(page).first().waitFor();
  await mapOf(page).getByRole("button", { name: "Teken een gebied" }).click();
  const box = (await mapOf(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 900 - box.y) / 2];
  await page.mouse.move(x - 80, y - 80);
  await page.mouse.down();
  for (const [right, down] of [
    [80, -80],
    [80, 80],
    [-80, 80],
    [-80, -70],
  ] as const)
    await page.mouse.move(x + right, y + down, { steps: 6 });
  await page.mouse.up();
  await page.waitForURL(/[?&]area=/);
});

test("a buyer draws an area with the keyboard alone, or leaves it", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await open(page, LIST);
  await markers(page).first().waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await mapOf(page).getByRole("button", { name: "Teken een gebied" }).focus();
  await press("Enter", "ArrowUp", "Escape");
  await expect.poll(focused).toBe("Teken een gebied");
  await press(
    "Enter",
    "ArrowUp",
    "ArrowUp",
    "ArrowLeft",
    "Enter",
    "ArrowRight",
    "ArrowRight",
    "ArrowRight",
    "Enter",
  );
  await press("ArrowDown", "ArrowDown", "ArrowDown", "Enter", "Enter", "Backspace");
  await mapOf(page).getByText("3 hoeken gezet").waitFor();
  await press("Tab", "Enter");
  await page.waitForURL((url) => url.searchParams.get("area")?.split("_").length === 6);
  await expect.poll(focused).toBe("Teken een gebied");
});

test("a buyer sets the corners of an area one press at a time, without a drag", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await open(page, LIST);
  await markers(page).first().waitFor();
  await mapOf(page).getByRole("button", { name: "Teken een gebied" }).click();
  const pad = mapOf(page).getByRole("application");
  for (const position of [
    { x: 80, y: 120 },
    { x: 240, y: 120 },
    { x: 160, y: 280 },
  ])
    await pad.click({ position });
  await mapOf(page).getByRole("button", { name: "Zoek in dit gebied" }).click();
  await page.waitForURL(/[?&]area=/);
});

test("a card and its marker light up together, whichever is pointed at", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await open(page, `${LIST}&price-max=24000`);
  await markers(page).first().waitFor();
  const card = page.locator("[data-estate]").first();
  await card.hover();
  const lit = mapOf(page).locator("button[data-lit]");
  await lit.waitFor();
  expect(await lit.count()).toBe(1);
  await mapOf(page).getByRole("button", { name: "Zoom in", exact: true }).hover();
  await lit.waitFor({ state: "detached" });

  const id = await card.getAttribute("data-estate");
  const price = mapOf(page).getByRole("button", { name: /^€/ }).first();
  await price.focus();
  await page.locator(`[data-estate="${id}"][data-lit]`).waitFor();
});

test("a press on a price shows its card", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await open(page, `${LIST}&price-min=900000`);
  await markers(page).first().waitFor();
  const price = mapOf(page).getByRole("button", { name: /^€/ });
  const zoomIn = mapOf(page).getByRole("button", { name: "Zoom in", exact: true });
  const zoomUntilApart = async () => {
    if ((await price.count()) === 0) await zoomIn.click();
    return price.count();
  };
  await expect.poll(zoomUntilApart, { interval: 1_000 }).toBeGreaterThan(0);
  await price.first().click();
  await page.getByRole("region", { name: "Gekozen op de kaart" }).getByRole("article").waitFor();
});

test("on a phone the map covers the screen, and a button leads back to the list", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await open(page, `${HUYZEN}/nl/te-koop`);
  expect(await mapOf(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Kaart", exact: true }).click();
  await markers(page).first().waitFor();
  await page.getByRole("button", { name: "Lijst", exact: true }).click();
  await mapOf(page).waitFor({ state: "hidden" });
});

test("on a phone Back shuts the map and leaves the list, and Forward shows the map again", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, `${HUYZEN}/nl/te-koop?price-max=24000`);
  await page.getByRole("button", { name: "Kaart", exact: true }).tap();
  await markers(page).first().waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.sheet?.id ?? null)).not.toBeNull();
  await page.goBack();
  await mapOf(page).waitFor({ state: "hidden" });
  expect(page.url()).toBe(`${HUYZEN}/nl/te-koop?price-max=24000`);
  await page.goForward();
  await mapOf(page).waitFor();
  await page.getByRole("button", { name: "Lijst", exact: true }).tap();
  await mapOf(page).waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => history.state?.sheet?.id ?? null)).toBeNull();
});

test("on a phone Back from a home on the map shows the map again, and once more the list", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, `${HUYZEN}/nl/te-koop?price-min=900000`);
  await page.getByRole("button", { name: "Kaart", exact: true }).tap();
  await markers(page).first().waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.sheet?.id ?? null)).not.toBeNull();
  // As a card of the map does, wherever the markers are.
  await page.evaluate(() => (location.href = "/nl/te-huur"));
  await page.waitForURL("**/nl/te-huur");
  await page.goBack({ waitUntil: "commit" });
  await mapOf(page).waitFor();
  await page.goBack();
  await mapOf(page).waitFor({ state: "hidden" });
  expect(page.url()).toBe(`${HUYZEN}/nl/te-koop?price-min=900000`);
});

test("on a phone an address that asks for the map shows it at once, and the list is one tap away", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, LIST);
  await markers(page).first().waitFor();
  const { width, height } = (await mapOf(page).boundingBox())!;
  expect([width, height]).toEqual([390, 844]);
  expect(await page.getByRole("article").filter({ visible: true }).count()).toBe(0);
  await page.getByRole("link", { name: "Lijst", exact: true }).click();
  await page.waitForURL((url) => !url.searchParams.has("view"));
  await page.getByRole("article").filter({ visible: true }).first().waitFor();
  expect(await mapOf(page).isVisible()).toBe(false);
});

async function pinsUnderControls(page: Page) {
  const boxes = async (selector: string) => {
    const visible = await page.locator(selector).filter({ visible: true }).all();
    return (await Promise.all(visible.map((element) => element.boundingBox()))).filter((box) => box !== null);
  };
  const [controls, pins] = await Promise.all([
    boxes(".maplibregl-ctrl, [data-map-control]"),
    boxes(".maplibregl-marker"),
  ]);
  const under = pins.filter((pin) =>
    controls.some(
      ({ x, y, width, height }) =>
        pin.x < x + width && x < pin.x + pin.width && pin.y < y + height && y < pin.y + pin.height,
    ),
  );
  return { controls: controls.length, under: under.length };
}

test.for([
  ["a desk", WIDE],
  ["a phone", PHONE],
] as const)("no pin lies under a control, on %s", async ([, device], { visitor }) => {
  const page = await visitor(device);
  await open(page, LIST);
  await markers(page).first().waitFor();
  const { controls, under } = await pinsUnderControls(page);
  expect(controls).toBeGreaterThan(2);
  expect(under).toBe(0);
  await mapOf(page).getByRole("button", { name: "Zoom in", exact: true }).click();
  await mapOf(page).getByRole("button", { name: "Zoek in dit gebied" }).waitFor();
  await expect.poll(async () => (await pinsUnderControls(page)).under).toBe(0);
});

test("on a phone no map is offered of no estates, but the one on which an area without estates was drawn", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const map = page.getByRole("button", { name: "Kaart", exact: true });
  await open(page, `${LIST}&price-max=1`);
  await page.getByText("Geen panden gevonden").first().waitFor();
  expect(await map.count()).toBe(0);
  await open(page, `${LIST}&area=2.1_51.5_2.2_51.5_2.2_51.6`);
  await page.getByText("Geen panden gevonden").first().waitFor();
  expect(await map.isVisible()).toBe(true);
});

test("without WebGL the cities stand in the map's place, as links", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: never[]
    ) {
      return kind.startsWith("webgl") ? null : Reflect.apply(own, this, [kind, ...rest]);
    } as typeof own;
  });
  await open(page, LIST);
  await mapOf(page).getByText("De kaart kan hier niet getoond worden.").waitFor();
  await mapOf(page)
    .getByRole("link", { name: /Gent \(\d+\)/ })
    .first()
    .click();
  await page.waitForURL(/[?&]city=\d+/);
});

test("without script the cities are links as well", async ({ visitor }) => {
  const page = await visitor({ ...WIDE, javaScriptEnabled: false });
  await page.goto(LIST);
  const cities = page.getByRole("navigation", { name: "Zoek per gemeente" });
  expect(await cities.getByRole("link").count()).toBeGreaterThan(3);
});

test("a hidden address reaches the browser as a point of the coarse grid alone", async ({ visitor }) => {
  const page = await visitor(WIDE);
  await open(page, LIST);
  const answer = await page.waitForResponse(
    (response) =>
      /\/api\/sites\/[^/]+\/estates$/.test(response.url()) &&
      // The other one asks only how many there are.
      response.request().postDataJSON().limit.size > 0,
  );
  const { results } = (await answer.json()) as { results: Array<{ general: Record<string, unknown> }> };
  expect(results.length).toBeGreaterThan(10);
  const known = new Set(["id", "project", "headType", "subType", "transaction", "price", "address"]);
  for (const { general } of results) {
    expect(Object.keys(general).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(general["address"] ?? {}).filter((name) => name !== "location")).toEqual([]);
  }
});
