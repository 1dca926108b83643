import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect, inject, test as plainTest } from "vitest";

type Journey = {
  /** Opens a new visitor: own cookies, own history; `options` may take their script away or change their screen. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A visitor with script on a desktop. */
  page: Page;
};

let browser: Promise<Browser> | undefined;
const connect = () => (browser ??= chromium.connect(inject("browser")));

export const HUYZEN = inject("huyzen");
export const ZILT = inject("zilt");

/** What a page must never do, whatever the journey: break its own policy, throw, or ask a stranger for anything. */
function watch(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(`policy: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname))
      complaints.push(`stranger: ${request.url()}`);
  });
}

export const test = plainTest.extend<Journey>({
  visitor: async ({ task: _task }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (options = {}) => {
      const context = await (await connect()).newContext({ locale: "nl-BE", ...options });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
  page: async ({ visitor }, use) => use(await visitor()),
});

export { expect };
