import type { Page } from "playwright-core";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { storedMailsTo } from "../stored-mails.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { linkFor, openDesk } from "./sign-in-by-link.ts";

/** A second try of the journey invites somebody else. */
const NEW = `nina${Date.now()}@huyzen.example`;

async function openPeople(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Meer" }).tap();
  await page.getByRole("link", { name: "Mensen" }).tap();
  await page.getByRole("heading", { level: 1, name: "Mensen" }).waitFor();
}

const rowOf = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

test("an owner invites an agent by the name of a sales rep, changes and removes them", async ({
  visitor,
}) => {
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Olga");
  await openPeople(page);
  const { tap, type, counted } = countTaps();
  await tap(page.getByRole("link", { name: "Nodig iemand uit" }));
  const send = page.getByRole("button", { name: "Verstuur de uitnodiging" });
  await send.tap();
  await page.getByText("Vul een naam in.").waitFor();
  await type(page.getByLabel("Naam"), "Nina");
  await type(page.getByLabel("E-mailadres"), NEW);
  await tap(page.getByRole("group", { name: "Van wiens panden" }).getByRole("checkbox").first());
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(true);
  await send.tap();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  expect(await page.getByLabel("E-mailadres").inputValue()).toBe(NEW);
  await tap(send);
  await rowOf(page, "Nina").getByText("Uitgenodigd").waitFor();
  expect(counted()).toEqual({ taps: 3, fields: 2 });
  await expect.poll(async () => (await storedMailsTo(NEW)).length).toBe(1);

  await rowOf(page, "Nina").tap();
  await page.getByRole("button", { name: "Verstuur de uitnodiging opnieuw" }).tap();
  await page.getByText(`onderweg naar ${NEW}`).waitFor();
  await page.getByLabel("Redacteur").check();
  await page.getByRole("button", { name: "Bewaar" }).tap();
  await rowOf(page, "Nina").getByText("Redacteur").waitFor();
  expect(await violations(page)).toEqual([]);

  await rowOf(page, "Nina").tap();
  await page.getByRole("button", { name: "Verwijder" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder" }).tap();
  await rowOf(page, "Olga").waitFor();
  await rowOf(page, "Nina").waitFor({ state: "detached" });
});

test("an editor sees no people, is told why by a colleague's link, and changes their own name and language", async ({
  visitor,
}) => {
  const owner = await visitor();
  await openDesk(owner, "Olga");
  const link = await linkFor("edith@huyzen.example", "Edith");
  const status = await owner.evaluate(async () => {
    const headers = { "Gevel-Desk": "1", "Content-Type": "application/json" };
    const { people } = await (await fetch("/api/sites/huyzen/desk/people", { headers })).json();
    const { id } = people.find(({ name }: { name: string }) => name === "Edith");
    const body = JSON.stringify({ role: "editor" });
    return (await fetch(`/api/sites/huyzen/desk/people/${id}`, { method: "PATCH", headers, body })).status;
  });
  expect(status).toBe(200);
  const page = await visitor({ bypassCSP: true });
  await page.goto(link);
  await page.getByRole("button", { name: "Aanmelden", exact: true }).click();
  await page.getByRole("link", { name: "Vandaag" }).waitFor();
  expect(await page.getByRole("link", { name: "Mensen" }).count()).toBe(0);
  await page.goto(`${HUYZEN}/desk/people`);
  await page.getByText("Alleen een eigenaar").waitFor();

  await page.goto(`${HUYZEN}/desk/account`);
  await page.getByLabel("Naam").fill("Édith");
  await page.getByLabel("Taal").selectOption("fr");
  await page.getByRole("button", { name: "Bewaar" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Édith" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByLabel("Nom").fill("Edith");
  await page.getByLabel("Langue").selectOption("nl");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Afmelden" }).waitFor();
});
