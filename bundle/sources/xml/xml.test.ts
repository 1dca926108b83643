import { expect, test } from "vitest";
import { decodeXml } from "./decode-xml.ts";
import { readXml } from "../read-xml.ts";
import { splitElements } from "./split-elements.ts";

const parse = (text: string) => readXml(text, { lists: new Set(["a.image"]) });
const bytes = (text: string, encoding: BufferEncoding = "utf8") => Buffer.from(text, encoding);

test.each([
  ["UTF-8 without saying so", bytes("<a>Hérinnes</a>")],
  ["UTF-8 with a mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes("<a>Hérinnes</a>")])],
  ["Latin 1", bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>Hérinnes</a>', "latin1")],
  ["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), bytes("<a>Hérinnes</a>", "utf16le")])],
])("a feed in %s is read with its accents", (_, file) => {
  const decoded = decodeXml(file);
  expect(decoded.kind === "text" && parse(decoded.text)).toMatchObject({ document: { a: "Hérinnes" } });
});

test("a feed in an encoding that nobody knows is refused", () => {
  expect(decodeXml(bytes(`<?xml version="1.0" encoding="klingon"?><a/>`))).toMatchObject({ kind: "refused" });
});

test("a feed that is not in the encoding it says is refused, not read with wrong letters", () => {
  expect(decodeXml(bytes('<?xml version="1.0" encoding="UTF-8"?><a>é</a>', "latin1"))).toMatchObject({
    kind: "refused",
  });
});

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
