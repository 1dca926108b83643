import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSizeBudget } from "./size-budget.ts";

const ADDRESS = "0f".repeat(16);

/** A folder of media with sizes of 100 bytes, each asked for last so many days ago, and a budget for them. */
async function shelf(sizes: Readonly<Record<string, number>>, bytes: number) {
  const root = await mkdtemp(join(tmpdir(), "gevel-budget-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = join(root, "0f", ADDRESS);
  await mkdir(folder, { recursive: true });
  for (const [name, days] of Object.entries(sizes)) {
    const moment = new Date(Date.now() - days * 86_400_000);
    await writeFile(join(folder, name), Buffer.alloc(100));
    await utimes(join(folder, name), moment, moment);
  }
  const budget = createSizeBudget({
    root,
    bytes,
    log: { error: (fields) => expect.fail(JSON.stringify(fields)) },
  });
  return { budget, folder, names: async () => (await readdir(folder)).toSorted() };
}

test("the sizes that nobody asked for longest go first, originals never", async () => {
  const { budget, names } = await shelf(
    { "card-380-1.avif": 3, "card-760-1.avif": 1, "hero-640-1.jpg": 2, "info.json": 90, "original.jpg": 90 },
    250,
  );
  budget.noteWritten(100);
  await budget.settled();
  expect(await names()).toEqual(["card-760-1.avif", "hero-640-1.jpg", "info.json", "original.jpg"]);
});

test("of sizes of one moment no more go than have to", async () => {
  const sizes = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`card-${at}-1.webp`, 5]));
  const { budget, names } = await shelf(sizes, 1_000);
  budget.noteWritten(100);
  await budget.settled();
  expect(await names()).toHaveLength(9);
});

test("a size that is asked for again stays", async () => {
  const { budget, folder, names } = await shelf({ "card-380-1.avif": 3, "card-760-1.avif": 2 }, 150);
  const path = join(folder, "card-380-1.avif");
  budget.noteUse(path);
  await expect.poll(async () => Date.now() - (await stat(path)).mtimeMs).toBeLessThan(86_400_000);
  budget.noteWritten(100);
  await budget.settled();
  expect(await names()).toEqual(["card-380-1.avif"]);
});

test("sizes within the budget all stay, and without a budget too", async () => {
  for (const bytes of [300, Number.POSITIVE_INFINITY]) {
    const { budget, names } = await shelf({ "card-380-1.avif": 3, "card-760-1.avif": 2 }, bytes);
    budget.noteWritten(100);
    await budget.settled();
    expect(await names()).toHaveLength(2);
  }
});
