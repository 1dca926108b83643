import { expect, test } from "vitest";
import { BUNDLE_LIMITS } from "../../files/bundle-limits.ts";
import { bundleFiles, estateJson, linesOf, silentEstateJson, siteJson } from "../../testing/test-bundle.ts";
import { check } from "../../testing/test-check.ts";

test("a good bundle has nothing to tell", async () => {
  const { checked, errors, warnings, notes } = await check(bundleFiles());
  expect({ errors, warnings, notes }).toEqual({ errors: [], warnings: [], notes: [] });
  expect(checked?.estates.valid).toBe(2);
});

test("one bad line of a thousand is named by file, line, field and reason", async () => {
  const nodes = Array.from({ length: 1_000 }, (_, index) => estateJson(index + 1));
  nodes[616] = estateJson(617, { price: { value: "a lot" } });
  const { checked, errors } = await check(bundleFiles({ "estates.ndjson": linesOf(nodes) }));
  expect(errors).toEqual(["estates.ndjson:617: general.price.value: expected number, received string"]);
  expect(checked?.estates).toMatchObject({ valid: 999, invalid: new Set([617]) });
});

const inCountry = (id: number, country: string) => estateJson(id, { address: { country: { id: country } } });

test("a country that nobody knows is asked about, one that the product knows is not", async () => {
  const { warnings } = await check(
    bundleFiles({
      "estates.ndjson": linesOf([
        inCountry(1, "XX"),
        inCountry(2, "ES"),
        inCountry(3, "UK"),
        inCountry(4, "UNKNOWN"),
      ]),
    }),
  );
  expect(warnings.filter((line) => line.includes("country"))).toEqual([
    "estates.ndjson:1: general.address.country.id: XX is no country that is known, and not in reference.json",
  ]);
});

const good = linesOf([estateJson(1)]);
test.each<[string, string, string[]]>([
  [
    "that is no JSON",
    `${good}{"general": {"id": 2,}}\n`,
    ["estates.ndjson:2:22: not JSON: expected a field name"],
  ],
  ["that is cut off", `${good}{"general": {"id"`, ["estates.ndjson:2:18: not JSON: the text ends here"]],
  [
    "with the sign NUL",
    good.replace("Veldstraat", "Veld\\u0000"),
    ["estates.ndjson:1: a text holds the sign \\u0000, which can't be kept"],
  ],
  [
    "with half a sign",
    good.replace("Veldstraat", "Veld\\ud83d"),
    ["estates.ndjson:1: a text holds the sign \\ud83d, which can't be kept"],
  ],
  [
    "of a city nobody knows",
    linesOf([estateJson(1, { address: { city: { id: 9 } } })]),
    ["estates.ndjson:1: general.address.city.id: 9 is not in reference.json"],
  ],
  [
    "of a type nobody knows",
    linesOf([estateJson(1, { headType: { id: 5 } })]),
    ["estates.ndjson:1: general.headType.id: 5 is not in reference.json"],
  ],
  [
    "of a sub type nobody knows",
    linesOf([estateJson(1, { subType: { id: 5 } })]),
    ["estates.ndjson:1: general.subType.id: 5 is not in reference.json"],
  ],
  [
    "of a transaction nobody knows",
    linesOf([estateJson(1, { transaction: { id: 5 } })]),
    ["estates.ndjson:1: general.transaction.id: 5 is not in reference.json"],
  ],
  [
    "twice with one id",
    linesOf([estateJson(1), estateJson(2), estateJson(1)]),
    ["estates.ndjson:3: general.id: line 1 has the id 1 too"],
  ],
  [
    "of a project that is not there",
    linesOf([estateJson(1, { parentId: 7 })]),
    ["estates.ndjson:1: general.parentId: 7 is not among the listings"],
  ],
  [
    "of a project that is none",
    linesOf([estateJson(1, { parentId: 2 }), estateJson(2)]),
    ["estates.ndjson:1: general.parentId: 2 is no project"],
  ],
  [
    "that is its own project",
    linesOf([estateJson(1, { parentId: 1 })]),
    ["estates.ndjson:1: general.parentId: a listing can't be its own project"],
  ],
  [
    "with a picture that is not there",
    linesOf([estateJson(1, {}, { pictures: [{ file: "weg.jpg" }] })]),
    ["estates.ndjson:1: pictures.0.file: media/weg.jpg is not in the bundle"],
  ],
  [
    "with a picture outside the bundle",
    linesOf([estateJson(1, {}, { pictures: [{ file: "../geheim.jpg" }] })]),
    ["estates.ndjson:1: pictures.0.file: expected the path of a file in media/"],
  ],
  [
    "with a link that acts",
    linesOf([estateJson(1, {}, { videos: [{ link: "javascript:alert(1)" }] })]),
    ["estates.ndjson:1: videos.0.link: expected an https, mailto or tel link, or a path"],
  ],
])("a listing %s is refused", async (_what, estates, errors) => {
  expect((await check(bundleFiles({ "estates.ndjson": estates }))).errors).toEqual(errors);
});

test("lines that are not text, or too long, are refused alone", async () => {
  const lines = Buffer.concat([
    Buffer.from(good),
    Buffer.from([0xff, 0xfe, 0x0a]),
    Buffer.from(`${" ".repeat(3_000)}{}\n`),
    Buffer.from(linesOf([estateJson(2)])),
  ]);
  const { checked, errors } = await check(bundleFiles({ "estates.ndjson": lines }), {
    ...BUNDLE_LIMITS,
    lineBytes: 2_000,
  });
  expect(errors).toEqual([
    "estates.ndjson:2: it is not UTF-8 text",
    "estates.ndjson:3: the line is longer than 2000 bytes",
  ]);
  expect(checked?.estates.valid).toBe(2);
});

test("a byte order mark, CRLF and blank lines are as good as none", async () => {
  const estates = `\uFEFF${linesOf([estateJson(1)])}\n  \n${linesOf([estateJson(2)])}`.replaceAll(
    "\n",
    "\r\n",
  );
  const site = `\uFEFF${JSON.stringify(siteJson(), null, 2)}`.replaceAll("\n", "\r\n");
  const { checked, errors } = await check(bundleFiles({ "estates.ndjson": estates, "site.json": site }));
  expect(errors).toEqual([]);
  expect(checked?.estates.valid).toBe(2);
});

test("a unit may come before its project", async () => {
  const estates = linesOf([estateJson(1, { parentId: 2 }), estateJson(2, { project: true })]);
  expect((await check(bundleFiles({ "estates.ndjson": estates }))).errors).toEqual([]);
});

const walloon = (planning: object) => ({
  ...silentEstateJson(1, { address: { city: { id: 1 }, region: "WALLONIA" } }),
  planning,
});

test("a zone of a Brussels or Walloon plan can be published, and the field of the Flemish codes says where", async () => {
  const zone = "Zone d’habitat à caractère rural";
  const published = bundleFiles({ "estates.ndjson": linesOf([walloon({ planZone: { fr: zone } })]) });
  const { errors, warnings } = await check(published);
  expect(errors).toEqual([]);
  expect(warnings.join()).not.toContain("planZone");
  const mistaken = bundleFiles({ "estates.ndjson": linesOf([walloon({ townPlanningValue: zone })]) });
  expect((await check(mistaken)).errors).toEqual([
    expect.stringMatching(
      /planning\.townPlanningValue: expected a code of the Flemish plans \(AG, .+field of its own$/,
    ),
  ]);
});

test("a duty that only a secondary page tells is marked so", async () => {
  const { warnings } = await check(bundleFiles({ "estates.ndjson": linesOf([walloon({})]) }));
  const marked = (field: string) => warnings.find((line) => line.includes(`: ${field}: `));
  expect(marked("planning.planZone")).toMatch(/, as gillescarnoy\.be tells it\)$/);
  expect(marked("energy.epcReference")).toMatch(/since 2015-01-01\)$/);
});

test("what the law asks a listing for and it does not say is a warning, by field and law", async () => {
  const address = { city: { id: 1 }, region: "FLANDERS" };
  const node = (general: object) =>
    bundleFiles({ "estates.ndjson": linesOf([silentEstateJson(1, { address, ...general })]) });
  expect((await check(node({}))).warnings).toContainEqual(
    expect.stringMatching(
      /^estates\.ndjson:1: planning\.floodingParcelScore: missing; the law asks for it \(flanders-[a-z]+: .+\)$/,
    ),
  );
  const inGroups = bundleFiles({
    "estates.ndjson": linesOf([{ ...silentEstateJson(1, { address }), property: { type: "HOUSE" } }]),
  });
  expect((await check(inGroups)).warnings).toContainEqual(
    expect.stringMatching(
      /property\.certification\.epc_number: missing, and no full address is shown; .+, since 2012-01-01\)$/,
    ),
  );
  const sold = bundleFiles({
    "reference.json": JSON.stringify({
      ...JSON.parse(bundleFiles()["reference.json"] as string),
      transactions: [{ id: 5, name: {} }],
    }),
    "estates.ndjson": linesOf([silentEstateJson(1, { address, transaction: { id: 5 } })]),
  });
  expect((await check(sold)).warnings).toEqual([]);
});
