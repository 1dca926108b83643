import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

type Locked = { version: string; dev?: boolean; link?: boolean };

test("the list of packages of a release names each package of production with its version", () => {
  const folder = mkdtempSync(join(tmpdir(), "gevel-sbom-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "sbom.cdx.json");
  execFileSync(process.execPath, [join(import.meta.dirname, "sbom.mjs"), file]);
  const listed: { components: { purl: string }[] } = JSON.parse(readFileSync(file, "utf8"));
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"),
  );
  const ofProduction = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link)
    .map(([path, { version }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return `pkg:npm/${name.replace("@", "%40")}@${version}`;
    });
  expect(new Set(listed.components.map(({ purl }) => purl))).toEqual(new Set(ofProduction));
});
