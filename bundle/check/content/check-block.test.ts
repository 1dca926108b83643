import { expect, test } from "vitest";
import { type BundleFiles, bundleFiles, DRAWING, pageJson, siteJson } from "../../testing/test-bundle.ts";
import { check } from "../../testing/test-check.ts";

const REDIRECTS = [{ from: "/nl/oud", to: "/nl" }];
const ENTITIES = [
  { name: "guides", title: {}, pageId: 1, items: [{ id: 1, title: {}, paths: { nl: "dok-noord" } }] },
];

const pageOf = (block: object, changes: Record<string, string> = {}): BundleFiles =>
  bundleFiles({
    "site.json": JSON.stringify(siteJson({ redirects: REDIRECTS })),
    "entities.json": JSON.stringify(ENTITIES),
    "pages/home.json": JSON.stringify(pageJson({ blocks: [{ id: "a", ...block }] })),
    ...changes,
  });

const button = { label: { nl: "Kijk" } };

/** What is dead keeps its page out, since the agency meant a page of its own. */
test.each<[string, object, string]>([
  [
    "a button to a page that is not there",
    { type: "call-to-action", buttons: [{ ...button, pageId: 9 }] },
    "blocks.0.buttons.0.pageId: page 9 does not exist",
  ],
  [
    "a slide that leads to a page that is not there",
    { type: "image-slider", items: [{ picture: "gevel.svg", link: { ...button, pageId: 9 } }] },
    "blocks.0.items.0.link.pageId: page 9 does not exist",
  ],
  [
    "a search in a page that is not there",
    { type: "estate-filter", search: [{ ...button, pageId: 9 }] },
    "blocks.0.search.0.pageId: page 9 does not exist",
  ],
  [
    "a list's way on to a page that is not there",
    { type: "custom-entity-list", entity: "guides", more: { ...button, pageId: 9 } },
    "blocks.0.more.pageId: page 9 does not exist",
  ],
])("%s is refused", async (_what, block, error) => {
  expect((await check(pageOf(block))).errors).toEqual([`pages/home.json: ${error}`]);
});

test.each([
  ["a hero", { type: "home-heading", picture: "weg.svg" }],
  ["an image", { type: "image", picture: "weg.svg" }],
  ["a gallery", { type: "gallery", items: [{ picture: "weg.svg" }] }],
  [
    "a video grid",
    { type: "video-grid", items: [{ title: {}, link: "https://a.example", picture: "weg.svg" }] },
  ],
  ["a team", { type: "team", members: [{ name: "An", picture: "weg.svg" }] }],
])("%s without its picture is refused", async (_what, block) => {
  expect((await check(pageOf(block))).errors).toEqual([
    "media/weg.svg: it is not in the bundle (pages/home.json shows it)",
  ]);
});

/** What is dead is left out where it stands; the page shows the rest. */
test.each<[string, object, string]>([
  [
    "a list of a collection that is not there",
    { type: "estate-list", collectionIds: [9] },
    "blocks.0.collectionIds: collection 9 does not exist",
  ],
  [
    "an office that is not there",
    { type: "offices", officeIds: [9] },
    "blocks.0.officeIds: office 9 does not exist",
  ],
  [
    "a list of an entity that is not there",
    { type: "custom-entity-list", entity: "news" },
    "blocks.0.entity: entity news does not exist",
  ],
  [
    "a button whose link leads nowhere",
    { type: "call-to-action", buttons: [{ ...button, link: "/nl/nergens" }] },
    "blocks.0.buttons.0.link: no page has the address /nl/nergens",
  ],
  [
    "a banner whose link leads nowhere",
    { type: "pop-up-banner", text: { nl: "x" }, link: { ...button, link: "/fr/nulle-part" } },
    "blocks.0.link.link: no page has the address /fr/nulle-part",
  ],
  [
    "a text whose link leads nowhere",
    { type: "rich-text", markdown: { nl: "Zie [hier](/nl/nergens) en [daar](/nl/nergens)." } },
    "blocks.0.markdown: no page has the address /nl/nergens",
  ],
  [
    "a pop-up whose link leads nowhere",
    { type: "timed-pop-up", markdown: { nl: '<a href="/nl/nergens#plek">hier</a>' } },
    "blocks.0.markdown: no page has the address /nl/nergens#plek",
  ],
  [
    "a block nobody draws",
    { type: "fireworks" },
    'blocks.0.type: this version draws no "fireworks" block, it is skipped',
  ],
  ["a field nobody knows", { type: "offices", colour: 1 }, "blocks.0.colour: unknown field, left out"],
])("%s is told and skipped", async (_what, block, warning) => {
  const { errors, warnings } = await check(pageOf(block));
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [`pages/home.json: ${warning}`] });
});

test.each([
  "/nl",
  "/nl/dok-noord",
  "/nl/oud?x=1",
  "/nl/privacyverklaring#cookies",
  "/nl/aanbod/12",
  "#kantoren",
  "https://elders.example/nl/nergens",
  "tel:+3290000000",
])("the link %s is not dead", async (link) => {
  const markdown = { nl: `[x](${link})` };
  const block = { type: "timed-pop-up", markdown, buttons: [{ ...button, link }] };
  const { errors, warnings } = await check(pageOf(block));
  expect([...errors, ...warnings]).toEqual([]);
});

test("a picture that only a list of pictures names counts as shown", async () => {
  const block = { type: "gallery", items: [{ picture: "a/b.svg" }] };
  expect((await check(pageOf(block, { "media/a/b.svg": DRAWING }))).notes).toEqual([]);
});

const DEEP = `${"> ".repeat(21)}x`;

test.each([
  ["a text", { type: "rich-text", markdown: { nl: DEEP } }],
  ["a pop-up", { type: "timed-pop-up", markdown: { nl: DEEP } }],
])("%s that nests too deeply is refused", async (_what, block) => {
  expect((await check(pageOf(block))).errors).toEqual([
    "pages/home.json: blocks.0.markdown.nl: nests quotes and lists more than 20 levels deep",
  ]);
});

test("a statement that nests too deeply is refused", async () => {
  const agreements = { "agreements.json": JSON.stringify({ privacy: { fr: DEEP } }) };
  const { errors } = await check(pageOf({ type: "rich-text", markdown: {} }, agreements));
  expect(errors).toEqual(["agreements.json: privacy.fr: nests quotes and lists more than 20 levels deep"]);
});
