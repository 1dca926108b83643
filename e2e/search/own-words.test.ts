import { expect, HUYZEN, open, test } from "../fixtures.ts";

const LIST = `${HUYZEN}/nl/te-koop`;
const WORDS = "2 slpk appartement met terras in Gent tot 400.000 vlakbij school";

test("a visitor on a phone searches in their own words, sees what was understood and what was not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, LIST);
  await page.getByLabel("In uw eigen woorden").fill(WORDS);
  await page.getByRole("search").getByRole("button", { name: "Zoeken" }).click();
  await page.waitForURL(/price-max=400000&type=3&bed-min=2&terrace=1&words=vlakbij/);
  const chips = page.getByRole("list", { name: "Filters" });
  for (const chip of [
    "Gent, alle deelgemeenten",
    "Appartement",
    "tot € 400.000,00",
    "2 of meer slaapkamers",
    "Terras",
  ])
    await chips.getByRole("link", { name: `${chip}: verwijder deze filter` }).waitFor();
  await page.getByText("Op “vlakbij school” kunnen we niet filteren.").waitFor();
  const way = page.getByRole("link", { name: "Laat me weten wat er bij komt" });
  expect(await way.getAttribute("href")).toContain("/nl/hou-me-op-de-hoogte?");
  await chips.getByRole("link", { name: "vlakbij school: verwijder deze filter" }).click();
  await page.waitForURL((url) => !url.searchParams.has("words"));
  expect(await page.getByLabel("In uw eigen woorden").inputValue()).toBe("");
});
