import { expect, test } from "vitest";
import { splitElements } from "./split-elements.ts";

test("listings are cut out of a feed one by one, with their lines", () => {
  const { frame, slices, unclosed } = splitElements('<f v="1">\n<e>1</e>\n\n<e a="2"/><ee/></f>', "e");
  expect(unclosed).toBe(false);
  expect(slices).toEqual([
    { text: "<e>1</e>", line: 2 },
    { text: '<e a="2"/>', line: 4 },
  ]);
  expect(frame).toBe('<f v="1">\n\n\n<ee/></f>');
});

test("a listing's name within a comment or a text is text", () => {
  const text = "<f><!-- <e> --><e><![CDATA[</e><e>]]><!-- </e> --></e></f>";
  expect(splitElements(text, "e").slices.map((slice) => slice.text)).toEqual([
    "<e><![CDATA[</e><e>]]><!-- </e> --></e>",
  ]);
});

test("a feed that breaks off within a listing says so and keeps the others", () => {
  expect(splitElements("<f><e>1</e><e>2", "e")).toEqual({
    frame: "<f>",
    slices: [{ text: "<e>1</e>", line: 1 }],
    unclosed: true,
  });
});

test("cutting a feed of many listings takes time by its length only", () => {
  const feed = `<f>${"<e><t>home</t></e>\n".repeat(50_000)}</f>`;
  const begun = performance.now();
  expect(splitElements(feed, "e").slices).toHaveLength(50_000);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
