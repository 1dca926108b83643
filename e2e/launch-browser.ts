import { type BrowserServer, chromium } from "playwright-core";

/** Maps are rendered with WebGL, and a build machine has no graphics card; pages themselves are put together faster without. */
const SOFTWARE_WEBGL = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-compositing",
];

/** Without it, Back never finds a page as it was left, as it does for visitors. */
const NO_PAGE_CACHE = "--disable-back-forward-cache";

/**
 * The browser of the machine, else the one among the packages; `keepsPages` lets it keep pages that were left, for Back,
 * which a build without windows cannot.
 */
export async function launchBrowser({ keepsPages = false } = {}): Promise<BrowserServer> {
  const { executablePath, args } = await findBrowser(keepsPages);
  // A container has no user namespace to build the sandbox of; these pages are our own.
  return chromium.launchServer({
    executablePath,
    ignoreDefaultArgs: keepsPages ? [NO_PAGE_CACHE] : [],
    args: [...args, "--no-sandbox", "--disable-dev-shm-usage", ...SOFTWARE_WEBGL],
  });
}

async function findBrowser(keepsPages: boolean): Promise<{ executablePath: string; args: string[] }> {
  const headless = keepsPages ? undefined : process.env["GEVEL_HEADLESS_BROWSER"];
  const given = headless || process.env["GEVEL_BROWSER"];
  if (given) return { executablePath: given, args: [] };
  // Tells the package which system libraries it has to bring along.
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: packaged.args };
}
