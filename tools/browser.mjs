import { run, which } from "./setup.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
/** Debian's build without windows: it shows the same pages for half of the processor's time, but keeps none for Back. */
const HEADLESS = "chromium-headless-shell";

/** Where a Chromium is, installed now where that can be done; null leaves it to the one among the packages. */
export async function browserPath() {
  const found = process.env.GEVEL_BROWSER || findBrowser();
  if (found) return found;
  if (!(await install("chromium"))) return null;
  return findBrowser();
}

/** The build without windows, or null: nobody needs it who names a browser of their own. */
export async function headlessPath() {
  if (process.env.GEVEL_BROWSER) return null;
  return which(HEADLESS) ?? ((await install(HEADLESS)) ? which(HEADLESS) : null);
}

async function install(name) {
  if (process.getuid?.() !== 0 || !which("apt-get")) return false;
  console.log(`\n▸ Installing ${name}`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const isDone =
    (await run("apt-get", ["update", "-qq"], { env })) === 0 &&
    (await run("apt-get", ["install", "-y", "-qq", name], { env })) === 0;
  if (!isDone) console.log("  It could not be installed: going on without it.");
  return isDone;
}

function findBrowser() {
  return NAMES.map(which).find(Boolean) ?? which(`"${MAC}"`);
}
