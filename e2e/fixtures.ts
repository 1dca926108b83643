import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Response,
} from "playwright-core";
import { expect, inject, test as plainTest } from "vitest";

type Journey = {
  /** Opens a new visitor: own cookies, own history; `options` may take their script away or change their screen.
   * `guests` are strangers whom the page may ask: name them where the visitor asks for them. */
  visitor: (options?: BrowserContextOptions, guests?: readonly string[]) => Promise<Page>;
  /** A visitor with script on a desktop. */
  page: Page;
};

let browser: Promise<Browser> | undefined;
const connect = () => (browser ??= chromium.connect(inject("browser")));

/** Of the servers that were started, this worker's: they are numbered from 1. */
const served = inject("served")[Number(process.env["VITEST_POOL_ID"]) - 1]!;
export const { huyzen: HUYZEN, zilt: ZILT } = served;
/** Where the server under test keeps its database, its media and the bundles of the demo. */
export const DATA_DIR = served.dataDir;
/** The build that the server under test runs. */
export const BUILD = inject("build");

/** A word that nobody translated shows its key between underscores. */
export const UNTRANSLATED = /_[a-z]+(\.[\w]+)+_/i;

/** What a page must never do, whatever the journey: break its own policy, throw, or ask a stranger for anything. */
function watch(page: Page, complaints: string[], guests: readonly string[]): void {
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy/.test(text)) complaints.push(`policy: ${text}`);
    // An answer of 404 or 410 is also an error to the console; the journeys look at statuses themselves. A form that
    // is not taken logs that.
    else if (
      message.type() === "error" &&
      !/^Failed to load resource|Loading chunk|Error loading route module|TypeError: Failed to fetch dynamically imported module|^A form (could not be sent|was not taken)/.test(
        text,
      )
    )
      complaints.push(`console: ${text}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname) && !guests.includes(hostname))
      complaints.push(`stranger: ${request.url()}`);
  });
}

export const test = plainTest.extend<Journey>({
  visitor: async ({ task: _task }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (options = {}, guests = []) => {
      const context = await (await connect()).newContext({ locale: "nl-BE", ...options });
      context.setDefaultTimeout(20_000);
      contexts.push(context);
      await context.addInitScript(noteReady);
      const page = await context.newPage();
      watch(page, complaints, guests);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
  page: async ({ visitor }, use) => use(await visitor()),
});

const noteReady = () => addEventListener("gevel:ready", () => Object.assign(window, { isReady: true }));

/** Touches each island of a page, as a visitor who moves over it does. */
const touchIslands = () => {
  for (const island of document.querySelectorAll("page-island"))
    island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
};

/** Waits until all that moves on a page is awake, save the parts whose code comes later. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => "isReady" in window);
  await page.evaluate(touchIslands);
  await page.waitForFunction(() => !document.querySelector("page-island:not([hydrated])"));
}

/** Opens an address and waits until its page is ready. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await untilReady(page);
  return answer;
}

const isHydrated = (node: Element) => node.closest("[hydrated]") !== null;

/** Waits until a part whose code comes later has it: before that, a press on its button is the browser's own to answer. */
export async function untilHydrated(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(isHydrated), { timeout: 15_000 }).toBe(true);
}

/** Counts how often the page itself was asked for, and not just what it shows. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

export { expect };
