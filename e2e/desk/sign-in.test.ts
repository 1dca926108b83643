import type { Page } from "playwright-core";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { storedMailsTo } from "../stored-mails.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { linkFor, signInByLink } from "./sign-in-by-link.ts";

const enter = (page: Page) => page.getByRole("button", { name: "Aanmelden", exact: true });
const byPasskey = (page: Page) => page.getByRole("button", { name: "Aanmelden met een passkey" });
const today = (page: Page) => page.getByRole("link", { name: "Vandaag" });

const mailsToEva = () => storedMailsTo("eva@huyzen.example");

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(`${HUYZEN}/desk`);
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("button", { name: "Mail mij een link" }).click();
  await page.getByText("Kijk in uw mailbox").waitFor();
}

/** A phone that holds passkeys and whose owner shows a finger, or not. */
async function holdPasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    showFinger: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a mailed link signs in once, by its button, and what is said is the same for every address", async ({
  visitor,
}) => {
  await linkFor("eva@huyzen.example", "Eva");
  const page = await visitor(PHONE);
  await askForLink(page, "nobody@huyzen.example");
  const said = await page.locator("main").innerText();
  await askForLink(page, "eva@huyzen.example");
  expect((await page.locator("main").innerText()).replace("eva@", "nobody@")).toBe(said);
  await expect.poll(async () => (await mailsToEva()).length).toBe(2);
  const [link] = /http\S+sign-in#[\w-]+/.exec((await mailsToEva()).at(-1)!.text!)!;
  const { tap, counted } = countTaps();
  await page.goto(link);
  await tap(enter(page));
  await today(page).waitFor();
  expect(counted().taps).toBe(1);
  expect(await storedMailsTo("nobody@huyzen.example")).toEqual([]);

  const other = await visitor();
  await other.goto(link);
  await enter(other).click();
  await other.getByRole("heading", { name: "Deze link werkt niet meer" }).waitFor();
});

test("a passkey is added, signs in without a mail, says what went wrong, and is removed", async ({
  visitor,
}) => {
  const page = await visitor({ ...PHONE, bypassCSP: true });
  const { showFinger } = await holdPasskeys(page);
  await signInByLink(page, "Pia");
  await page.getByRole("link", { name: "Uw account" }).click();
  const add = page.getByRole("button", { name: "Voeg een passkey toe" });
  await showFinger(false);
  await add.click();
  await page.getByRole("alert").getByText("Er is geen passkey toegevoegd").waitFor();
  await showFinger(true);
  await add.click();
  const remove = page.getByRole("button", { name: /^Verwijder: / });
  await remove.waitFor();
  await add.click();
  await page.getByRole("alert").getByText("Dit toestel heeft al een passkey").waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Afmelden" }).click();
  await showFinger(false);
  await byPasskey(page).click();
  await page.getByRole("alert").getByText("U bent niet aangemeld").waitFor();
  expect(await violations(page)).toEqual([]);
  await showFinger(true);
  await byPasskey(page).tap();
  await today(page).waitFor();

  await page.getByRole("link", { name: "Uw account" }).click();
  await remove.click();
  await remove.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Afmelden" }).click();
  await byPasskey(page).click();
  await page.getByRole("alert").getByText("geeft hier geen toegang").waitFor();
});

test("who was signed out on another device goes on by passkey where they were", async ({ visitor }) => {
  // A second try of this journey meets no session of the first.
  const rik = `Rik${Date.now()}`;
  const page = await visitor(PHONE);
  await holdPasskeys(page);
  await signInByLink(page, rik);
  await page.getByRole("link", { name: "Uw account" }).click();
  await page.getByRole("button", { name: "Voeg een passkey toe" }).click();
  await page.getByRole("button", { name: /^Verwijder: / }).waitFor();

  const other = await visitor();
  await signInByLink(other, rik);
  await other.getByRole("link", { name: "Uw account" }).click();
  await other.getByRole("button", { name: /^Meld dit toestel af/ }).click();
  await other.getByRole("button", { name: /^Meld dit toestel af/ }).waitFor({ state: "detached" });

  await page.getByRole("link", { name: "Bezoeken" }).click();
  await page.getByRole("dialog").waitFor();
  await byPasskey(page).tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Bezoeken" }).waitFor();
});

test("a browser without passkeys is offered the mailed link alone", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto(`${HUYZEN}/desk`);
  await page.getByLabel("E-mailadres").waitFor();
  expect(await byPasskey(page).count()).toBe(0);
});
