import { run, which } from "./setup.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Where a Chromium is, installed now where that can be done; null leaves it to the one among the packages. */
export async function browserPath() {
  const found = process.env.GEVEL_BROWSER || findBrowser();
  if (found) return found;
  if (process.getuid?.() !== 0 || !which("apt-get")) return null;
  console.log("\n▸ Installing Chromium");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const isInstalled =
    (await run("apt-get", ["update", "-qq"], { env })) === 0 &&
    (await run("apt-get", ["install", "-y", "-qq", "chromium"], { env })) === 0;
  if (!isInstalled) console.log("  It could not be installed: taking the one among the packages.");
  return isInstalled ? findBrowser() : null;
}

function findBrowser() {
  return NAMES.map(which).find(Boolean) ?? which(`"${MAC}"`);
}
