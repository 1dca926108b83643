import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { expect, open, test } from "../fixtures.ts";
import { serveAgain } from "./serve-again.ts";
import { worldPmtiles, worldTile } from "./tiny-tiles.ts";

/** What the offices map shows west and east of its middle, as red, green and blue. */
async function coasts(page: Page) {
  const map = page.getByRole("region", { name: "Onze kantoren op de kaart" });
  await map.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (part: number) => {
    const pixel = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)) * 3;
    return [...data.subarray(pixel, pixel + 3)].join();
  };
  return { west: at(0.1), east: at(0.9) };
}

/** A server of somebody else's, open to pages of any origin; answers its address. */
async function serveElsewhere(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("a map file of the operator's is drawn in the site's colours, in parts from our own origin", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "gevel-map-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "belgium.pmtiles");
  await writeFile(file, worldPmtiles());
  const origin = await serveAgain({ MAP_PMTILES: file });
  const parts = page.waitForResponse((response) => response.url() === `${origin}/map/streets.pmtiles`);
  await open(page, `${origin}/nl/over-ons`);
  await page.getByRole("region", { name: "Onze kantoren op de kaart" }).scrollIntoViewIfNeeded();
  expect((await parts).status()).toBe(206);
  await expect.poll(async () => new Set(Object.values(await coasts(page))).size).toBe(2);
});

test("a style of somebody else's is drawn, with tiles of a third origin that the operator named", async ({
  page,
}) => {
  const asked: string[] = [];
  const tiles = await serveElsewhere((request, response) => {
    asked.push(request.url ?? "");
    response.end(worldTile());
  });
  const style = {
    version: 8,
    sources: { world: { type: "vector", tiles: [`${tiles}/{z}/{x}/{y}.mvt`], maxzoom: 0 } },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": "#0000ff" } },
      {
        id: "land",
        type: "fill",
        source: "world",
        "source-layer": "earth",
        paint: { "fill-color": "#ff0000" },
      },
    ],
  };
  const styles = await serveElsewhere((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(style));
  });
  const origin = await serveAgain({ MAP_STYLE_URL: `${styles}/light.json`, MAP_ORIGINS: tiles });
  await open(page, `${origin}/nl/over-ons`);
  await expect
    .poll(() => coasts(page))
    .toEqual({
      west: expect.stringMatching(/^2[45]\d,0,0$/),
      east: expect.stringMatching(/^0,0,2[45]\d$/),
    });
  expect(asked).toContain("/0/0/0.mvt");
});
