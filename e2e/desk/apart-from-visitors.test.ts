import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ask, follow } from "../ask.ts";
import { BUILD, expect, HUYZEN, test, ZILT } from "../fixtures.ts";
import { openDesk } from "./sign-in-by-link.ts";

/** An address of the desk or of its files, the header of its calls, its cookie. */
const OF_DESK = /["'`(=\s]\/desk\b|gevel[-_]desk/i;

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(BUILD, folder), { recursive: true });
  return names.filter((name) => /\.(js|css)$/.test(name));
}

/** Pages of the site's map from all of it: each kind in each language is among them. */
async function somePages(origin: string): Promise<string[]> {
  const { text: index } = await ask(`${origin}/sitemap.xml`);
  const parts = await Promise.all(locationsIn(index).map(async (part) => (await ask(part)).text));
  return parts.flatMap((part) => locationsIn(part)).filter((_, place) => place % 29 === 0);
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address!);

test("no script and no sheet of visitors has anything of the desk, nor the other way round", async () => {
  const [visitors, desk] = [await filesIn("client"), await filesIn("desk")];
  expect(visitors.length).toBeGreaterThan(20);
  const named = [];
  for (const file of visitors)
    if (OF_DESK.test(await readFile(join(BUILD, "client", file), "utf8"))) named.push(file);
  expect(named).toEqual([]);
  expect(visitors.filter((file) => desk.includes(file))).toEqual([]);
});

test.each([HUYZEN, ZILT])(
  "no page of the map of %s leads to the desk or loads anything of it",
  async (origin) => {
    const pages = await somePages(origin);
    expect(pages.length).toBeGreaterThan(15);
    for (const page of [`${origin}/nl/favorieten`, ...pages]) {
      const { status, text } = await follow(page);
      expect([page, status, OF_DESK.exec(text)]).toEqual([page, 200, null]);
    }
  },
);

test("who is signed in to the desk reads the same page as every visitor, to the byte", async ({
  visitor,
}) => {
  const page = await visitor();
  await openDesk(page, "Lotte");
  const [session] = await page.context().cookies();
  const signedIn = { Cookie: `${session!.name}=${session!.value}` };
  for (const path of ["/nl", "/nl/te-koop", "/nl/contact"]) {
    const [guest, colleague] = await Promise.all([
      ask(HUYZEN + path),
      ask(HUYZEN + path, { headers: signedIn }),
    ]);
    expect(colleague.text).toBe(guest.text);
    expect(colleague.header("set-cookie")).toBeUndefined();
  }
});
