import { expect, test } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { bundleFiles, estateJson, linesOf } from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, url } = importsForTests();

test("servers hear which estates changed, or that the site did", async () => {
  const { id, site } = newSite();
  const files = (price: number) =>
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([estateJson(1, { price: { value: price } }), estateJson(2)]),
    });
  const listener = await connect(url());
  const heard: unknown[] = [];
  listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload!)));
  await listener.query("listen gevel_change");
  const mine = async () => {
    await listener.query("select 1");
    return heard.splice(0).filter((change) => (change as { siteId: string }).siteId === id);
  };
  await importFiles(files(1));
  expect(await mine()).toContainEqual({ siteId: id, scope: "site", listings: "unchanged" });
  await importFiles(files(2));
  expect(await mine()).toEqual([{ siteId: id, scope: [1] }]);
  await importFiles(files(2));
  expect(await mine()).toEqual([]);
  await listener.end();
});

const pricedNode = (price: number, { visible = true, vat = false } = {}) => {
  const address = { street: { nl: "Kouter" }, number: "1", city: { id: 1 }, visible };
  const property = { financial: { vat_regime: vat } };
  return estateJson(1, { price: { value: price }, address }, { property });
};

test("servers hear when a listing was taken off, its address, price or status hidden, or a setting changed, and not of what is hidden already", async () => {
  const { id, site } = newSite();
  const listener = await connect(url());
  const heard: Array<{ siteId: string; withdraws?: true }> = [];
  listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload!)));
  await listener.query("listen gevel_change");
  const others = [2, 3, 4, 5, 6].map((other) => estateJson(other));
  let settings = {};
  const isWithdrawal = async (...nodes: object[]) => {
    const files = { "site.json": site({ settings }), "estates.ndjson": linesOf([...nodes, ...others]) };
    await importFiles(bundleFiles(files));
    await listener.query("select 1");
    return heard.splice(0).some(({ siteId, withdraws }) => siteId === id && withdraws === true);
  };
  expect(await isWithdrawal(pricedNode(300_000))).toBe(false);
  expect(await isWithdrawal(pricedNode(310_000))).toBe(false);
  expect(await isWithdrawal(pricedNode(310_000, { visible: false }))).toBe(true);
  expect(await isWithdrawal(pricedNode(320_000, { visible: false }))).toBe(false);
  expect(await isWithdrawal(pricedNode(320_000, { visible: false, vat: true }))).toBe(true);
  expect(await isWithdrawal(pricedNode(330_000, { visible: true, vat: true }))).toBe(false);
  settings = { hiddenAddressTexts: "keep" };
  expect(await isWithdrawal(pricedNode(330_000, { visible: true, vat: true }))).toBe(true);
  settings = { hiddenStatus: [1] };
  await isWithdrawal(estateJson(1, { transaction: null }));
  expect(await isWithdrawal(estateJson(1))).toBe(true);
  expect(await isWithdrawal(estateJson(1, { reference: "R-2" }))).toBe(false);
  expect(await isWithdrawal()).toBe(true);
  await listener.end();
});

const agencyPage = (name: string, title = name) => ({
  id: name.length,
  title: { nl: title },
  paths: { nl: name },
});
const agencyItem = (number: number) => ({
  id: number,
  paths: { nl: `wijk-${number}` },
  title: { nl: `Wijk ${number}` },
});

test("servers hear when a page of the agency's or an item of its content is there no more, and not when one changes", async () => {
  const { id, site } = newSite();
  const listener = await connect(url());
  const heard: Array<{ siteId: string; withdraws?: true }> = [];
  listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload!)));
  await listener.query("listen gevel_change");
  const isWithdrawal = async (pages: Array<ReturnType<typeof agencyPage>>, items: object[]) => {
    const entities = [{ name: "wijken", title: { nl: "Wijken" }, pageId: "wijken".length, items }];
    await importFiles(
      bundleFiles({
        "site.json": site(),
        ...Object.fromEntries(pages.map((one) => [`pages/${one.id}.json`, JSON.stringify(one)])),
        "entities.json": JSON.stringify(entities),
      }),
    );
    await listener.query("select 1");
    return heard.splice(0).some(({ siteId, withdraws }) => siteId === id && withdraws === true);
  };
  const wijken = agencyPage("wijken");
  expect(await isWithdrawal([wijken, agencyPage("team")], [agencyItem(1), agencyItem(2)])).toBe(false);
  expect(
    await isWithdrawal(
      [wijken, agencyPage("team", "Ons team"), agencyPage("vacature")],
      [agencyItem(1), agencyItem(2)],
    ),
  ).toBe(false);
  expect(await isWithdrawal([wijken, agencyPage("vacature")], [agencyItem(1), agencyItem(2)])).toBe(true);
  expect(await isWithdrawal([wijken, agencyPage("vacature")], [agencyItem(1)])).toBe(true);
  expect(await isWithdrawal([wijken, agencyPage("vacature")], [agencyItem(1)])).toBe(false);
  await listener.end();
});
