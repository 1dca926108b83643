import { expect, test } from "vitest";
import { Site } from "#features/site/schema/site.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import type { RequestContext } from "#features/site/request-context.ts";
import { Blocks } from "./blocks.tsx";
import { loadBlocks } from "./load-blocks.ts";

const SITE = Site.parse({
  id: "proef",
  name: "Proef",
  hostnames: ["proef.localhost"],
  locales: ["nl", "fr"],
  agency: {
    legalName: "Proef bv",
    address: { street: { nl: "Kouter" }, number: "1", city: { id: 1, zip: "9000", name: "Gent" } },
    phone: "+32 9 000 00 00",
    email: "info@proef.example",
  },
});
const PAGES = [{ id: 2, paths: { nl: "te-koop" }, title: { nl: "Te koop" }, blocks: [] }];
const VISIT = {
  site: SITE,
  imageCdn: null,
  tags: new Set<string>(),
  queries: { pages: async () => PAGES },
  remember: (_: string, make: () => Promise<unknown>) => make(),
} as unknown as RequestContext;

const rendered = async (block: object, locale: "nl" | "fr" = "nl") => {
  const blocks = await loadBlocks(
    VISIT,
    locale,
    [{ id: "b", ...block } as never],
    new URL("http://proef.localhost/nl"),
  );
  return renderHtml(<Blocks blocks={blocks} title={null} />, { locale });
};

const slide = (picture: string) => ({
  picture,
  alt: { nl: "Zee" },
  link: { label: { nl: "Kijk" }, pageId: 2 },
});
const EMPTY = '<div class="_blocks';

test("an image shows with its words, and says in which language they are", async () => {
  const html = await rendered({ type: "image", picture: "a".repeat(64), caption: { nl: "De dijk" } }, "fr");
  expect(html).toContain('alt="De dijk"');
  expect(html).toContain("<figcaption");
  expect(html).toContain('<span lang="nl">De dijk</span>');
});

test("one slide has no dots, several have one each and a way to stop them", async () => {
  expect(await rendered({ type: "image-slider", items: [slide("a")] })).not.toContain("<button");
  const html = await rendered({ type: "image-slider", items: [slide("a"), slide("b"), slide("c")] });
  expect(html.match(/<button/g)).toHaveLength(4);
  expect(html).toContain("Stop de diavoorstelling");
  expect(html).toContain("Toon foto 3 van 3");
  expect(html).toContain('href="/nl/te-koop"');
});

test("a gallery links each picture to its large form, so that it works without scripts", async () => {
  const html = await rendered({ type: "gallery", items: [slide("a"), slide("b")] });
  expect(html.match(/href="\/media\/[ab]\/wide-1440"/g)).toHaveLength(2);
});

test.each([
  [2400, 900, "2400", "900"],
  [3000, 6000, "1200", "2400"],
  [640, 480, "640", "480"],
])("a picture of %i by %i opens whole, not cut", async (width, height, shownWidth, shownHeight) => {
  const html = await rendered({ type: "gallery", items: [{ ...slide("a"), width, height }] });
  expect(html).toContain('href="/media/a/gallery-2400"');
  expect(html).toContain(`data-pswp-width="${shownWidth}" data-pswp-height="${shownHeight}"`);
});

test("a video grid fetches nothing from who shows the videos", async () => {
  const items = [{ title: { nl: "Film" }, link: "https://www.video.example/1", picture: "a" }];
  const html = await rendered({ type: "video-grid", items });
  expect(html).toContain('href="https://www.video.example/1"');
  expect(html).not.toMatch(/<iframe|<video|src="https?:/);
  expect(html).toContain("video.example");
});

test.each(["http://video.example/1", "javascript:alert(1)", "//video.example"])(
  "a video at %s is not shown",
  async (link) => {
    expect(await rendered({ type: "video-grid", items: [{ title: { nl: "Film" }, link }] })).not.toContain(
      "Film",
    );
  },
);

test("a team says how to reach each of its people, and what law asks of an agent", async () => {
  const html = await rendered({
    type: "team",
    members: [
      { name: "An Peeters", phone: "+32 9 000 00 01", email: "an@proef.example", bivNumber: "500.001" },
    ],
  });
  for (const part of ["An Peeters", "tel:+3290000001", "mailto:an@proef.example", "500.001"])
    expect(html).toContain(part);
});

test("a pop-up is shut until its time, and its text can do nothing but be read", async () => {
  const html = await rendered({
    type: "timed-pop-up",
    heading: { nl: "Opendeur" },
    markdown: { nl: "Kom **langs**<script>alert(1)</script>" },
  });
  expect(html).toMatch(/<dialog (?![^>]*\bopen\b)/);
  expect(html).toContain("<strong>langs</strong>");
  expect(html).not.toContain("<script>");
});

test("a banner waits for the browser, which knows whether it was closed", async () => {
  const html = await rendered({ type: "pop-up-banner", text: { nl: "Dicht op feestdagen" } });
  expect(html).toMatch(/<aside [^>]*\bhidden\b[^>]*>.*feestdagen/s);
});

test.each([
  { type: "image" },
  { type: "image", picture: null },
  { type: "image-slider", items: [] },
  { type: "gallery", items: [{ picture: null, caption: { nl: "Niets" } }] },
  { type: "video-grid", items: [] },
  { type: "team", members: [] },
  { type: "timed-pop-up" },
  { type: "pop-up-banner", text: { nl: " " } },
  { type: "estate-filter", search: [{ label: { nl: "Weg" }, pageId: 99 }] },
  { type: "carousel-of-tomorrow" },
  { type: "team", members: "everyone" },
])("$type with nothing to show renders nothing", async (block) => {
  expect(await rendered(block)).toBe(await rendered({ type: "unknown" }));
  expect(await rendered(block)).toContain(EMPTY);
});
