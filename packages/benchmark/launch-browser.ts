import { type Browser, chromium } from "playwright-core";
import { browserPath } from "../../tools/browser.mjs";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The machine's Chromium, which asks nothing of the network by itself. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await browserPath();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...QUIET, ...args] });
}
