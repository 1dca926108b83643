import { isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

/** Far from those that other journeys of the desk change, from the last. */
const HOME = readEstates("huyzen").filter(isPlainEstate).toReversed()[12]!.general;

const pageOfVisitors = async (path: string) => (await fetch(HUYZEN + path)).text();

test("a title and a text are changed on a phone, and a script in them stays words", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  await page.goto(`${HUYZEN}/desk/listings/${HOME.id}`);
  const { tap, counted } = countTaps();
  await page.getByLabel("Titel", { exact: true }).fill("Rijwoning <script>alert(1)</script> met tuin");
  const text = page.getByRole("textbox", { name: "Beschrijving" });
  await text.fill("Nieuw dak, <img src=x onerror=alert(1)> en een stille straat.");
  await tap(page.getByRole("button", { name: "Publiceer", exact: true }));
  await expect.poll(() => page.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);
  expect(counted()).toEqual({ taps: 1, fields: 0 });
  const html = await pageOfVisitors(`/nl/aanbod/${HOME.id}`);
  expect(html).toContain("en een stille straat.");
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
});

test("a home is added by hand on a phone, with what the law of its place asks, and the network cut in the middle", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  await page.goto(`${HUYZEN}/desk/listings`);
  await page.getByRole("link", { name: "Nieuw pand" }).tap();
  await page.getByLabel("Soort pand").selectOption({ label: "Huis" });
  const town = page.getByRole("combobox", { name: "Gemeente of postcode" });
  await town.pressSequentially("9000");
  await page.getByRole("option", { name: /^9000/ }).first().tap();
  await page.getByRole("heading", { name: "Advertentieplichten Vlaanderen" }).waitFor();
  // The finger that chose the town pressed nothing that lay below the list.
  await page.getByRole("tab", { name: "Nederlands", selected: true }).first().waitFor();
  await page.getByLabel("Straat", { exact: true }).fill("Nieuwstraat");
  await page.getByLabel("Nummer", { exact: true }).fill("7");
  await page.getByLabel("Vraagprijs").fill("311.000");
  await page.context().setOffline(true);
  await page.getByLabel("Titel", { exact: true }).fill("Nieuw toegevoegde rijwoning");
  await page.getByRole("button", { name: "Publiceer", exact: true }).tap();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  expect(await page.getByLabel("Titel", { exact: true }).inputValue()).toBe("Nieuw toegevoegde rijwoning");
  await page.getByText("De wet vraagt in de advertentie nog").waitFor();
  await page.getByRole("button", { name: "Publiceer", exact: true }).tap();
  await page.waitForURL(/\/desk\/listings\/\d+$/);
  await page.getByText("Gepubliceerd. De site toont het meteen.").first().waitFor();
  // Told once: the screen forgets it as soon as it stands.
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.reload();
  await page.getByLabel("Titel", { exact: true }).waitFor();
  expect(await page.getByText("Gepubliceerd. De site toont het meteen.").count()).toBe(0);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  await expect.poll(() => pageOfVisitors(`/nl/aanbod/${id}`)).toContain("Nieuw toegevoegde rijwoning");
  await page.getByRole("button", { name: "Verwijder dit pand" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder dit pand" }).tap();
  await page.waitForURL(/\/desk\/listings$/);
  expect((await fetch(`${HUYZEN}/nl/aanbod/${id}`)).status).toBe(410);
});
