import { type BrowserServer, chromium } from "playwright-core";

/** Maps are drawn with WebGL, and a build machine has no graphics card; pages themselves are put together faster without. */
const SOFTWARE_WEBGL = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-compositing",
];

/** The browser of the machine, else the one among the packages. */
export async function launchBrowser(): Promise<BrowserServer> {
  const { executablePath, args } = await findBrowser();
  // A container has no user namespace to build the sandbox of; these pages are our own.
  return chromium.launchServer({
    executablePath,
    args: [...args, "--no-sandbox", "--disable-dev-shm-usage", ...SOFTWARE_WEBGL],
  });
}

async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env["GEVEL_BROWSER"];
  if (given) return { executablePath: given, args: [] };
  // Tells the package which system libraries it has to bring along.
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: packaged.args };
}
