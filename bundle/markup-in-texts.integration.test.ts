import { expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf, REFERENCE } from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, storedEstate } = importsForTests();

/** Every short text of a listing as some systems write them. */
const markedUp = (id: number, general: object = {}) =>
  estateJson(
    id,
    {
      title: { nl: "<b>Dok</b> &amp; <i>Kade</i>", fr: "<script>alert(1)</script>Quai" },
      description: { nl: "<p>Wonen <b>aan</b> &amp; op het water</p>" },
      sticker: { id: 9, name: { nl: "<em>Nieuw</em>" } },
      price: { value: 1, period: { name: { nl: "per&nbsp;maand<br>" } } },
      address: {
        street: { nl: "<b>Kouter</b>" },
        number: "<b>12</b>",
        city: { id: 1 },
        country: { id: "BE" },
      },
      ...general,
    },
    { facilities: [{ nl: "<li>Lift</li>" }], files: [{ link: "https://x.example/?a&copy;=1" }] },
  );

test("titles, stickers, periods and addresses come in as plain text, a description as it was written", async () => {
  const { id, site } = newSite();
  await importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": linesOf([markedUp(1)]) }));
  const { document, card, uri } = await storedEstate(id, 1);
  expect(document.general).toMatchObject({
    title: { nl: "Dok & Kade", fr: "Quai" },
    description: { nl: "<p>Wonen <b>aan</b> &amp; op het water</p>" },
    sticker: { name: { nl: "Nieuw" } },
    price: { period: { name: { nl: "per\u00a0maand" } } },
    address: { street: { nl: "Kouter" }, number: "12" },
  });
  expect(document.facilities).toEqual([{ nl: "Lift" }]);
  expect(document.files[0]?.link).toBe("https://x.example/?a&copy;=1");
  expect(JSON.stringify(card)).not.toMatch(/<|&\w+;/);
  expect(uri["nl"]).toMatch(/-in-kouter-12-9000-gent$/);
});

test("markup in a project's title reaches neither its address nor those of its units", async () => {
  const { id, site } = newSite();
  const nodes = [markedUp(1, { project: true }), estateJson(2, { parentId: 1 })];
  await importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": linesOf(nodes) }));
  expect((await storedEstate(id, 1)).uri["nl"]).toBe("/nl/aanbod/1/dok-kade-in-9000-gent");
  expect((await storedEstate(id, 1)).uri["fr"]).toBe("/fr/offre/1/quai-a-9000-gand");
  expect((await storedEstate(id, 2)).uri["nl"]).toBe("/nl/aanbod/1/dok-kade-in-9000-gent/2");
});

test("names of the agency's lists come in as plain text", async () => {
  const { id, site } = newSite();
  const reference = { ...REFERENCE, subTypes: [{ id: 1, name: { nl: "<b>Villa</b> &amp; tuin" } }] };
  const files = bundleFiles({ "site.json": site(), "reference.json": JSON.stringify(reference) });
  const { findings } = await importFiles(files);
  expect((await storedEstate(id, 1)).document.general.subType?.name).toEqual({ nl: "Villa & tuin" });
  expect(findings).toContain("reference.json: subTypes.name.nl: holds HTML; it is shown as plain text");
});

test("an operator reads which texts hold HTML", async () => {
  const { site } = newSite();
  const { findings } = await importFiles(
    bundleFiles({ "site.json": site(), "estates.ndjson": linesOf([markedUp(1), markedUp(2)]) }),
  );
  const told = findings.filter((finding) => finding.includes("holds HTML"));
  expect(told).toContain("estates.ndjson:1: general.title.nl: holds HTML; it is shown as plain text");
  expect(told.some((finding) => finding.includes("description"))).toBe(false);
});
