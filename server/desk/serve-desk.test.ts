import { expect, test } from "vitest";
import type { Site } from "#features/site/schema/site.ts";
import { createDesk } from "./serve-desk.tsx";

const site = {
  id: "huyzen",
  name: "Huyzen </script>",
  locales: ["nl"],
  defaultLocale: "nl",
  theme: { scheme: "auto" },
} as unknown as Site;
const assets = { script: "/desk/assets/main-1a2b.js", sheets: { desk: "/desk/assets/style-1a2b.css" } };
const desk = createDesk({ assets, imageCdn: null, hasPolicy: true });
const ask = (path: string, init: RequestInit = {}) =>
  desk.fetch(new Request(new URL(path, "http://localhost"), init), { requestEnv: { site, nonce: "n1" } });

test("every address of the desk answers with one document that is kept nowhere and found by nobody", async () => {
  for (const path of ["/desk", "/desk/", "/desk/stays", "/desk/sign-in"]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
  }
});

test("the document runs the desk's own script alone, and no name of an agency ends its data", async () => {
  const answer = await ask("/desk", { headers: { "Accept-Language": "de-BE" } });
  const policy = answer.headers.get("Content-Security-Policy")!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  const html = await answer.text();
  expect(html).toContain('<html lang="de">');
  const [, told] = /id="desk-site">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(told!)).toMatchObject({ siteId: "huyzen", siteName: "Huyzen </script>", locale: "de" });
});

test("nothing is sent to the desk's addresses", async () => {
  expect((await ask("/desk/stays", { method: "POST" })).status).toBe(405);
});
