import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "./fixtures.ts";
import { storedMailsTo } from "./stored-mails.ts";

export const HERE = "/nl/hou-me-op-de-hoogte";

export const newAddress = () => `${randomUUID()}@visitor.example`;

/** How many estates fit, as the form says. */
export const countedIn = (page: Page) => page.getByText(/^Nu pass?t?e?n? /);

export async function subscribe(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel(/^Ik wil mails krijgen/).check();
  await page.getByRole("button", { name: "Hou me op de hoogte" }).click();
  await page.getByText("Kijk in uw mailbox").first().waitFor();
}

/** The address that the first mail leads to. */
export async function linkFor(email: string): Promise<string> {
  await expect.poll(async () => (await storedMailsTo(email)).length).toBe(1);
  const [mail] = await storedMailsTo(email);
  const path = /\/nl\/hou-me-op-de-hoogte\/[\w.%-]+/.exec(mail!.text ?? "")?.[0];
  return path!;
}
