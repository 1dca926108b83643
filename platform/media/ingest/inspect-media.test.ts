import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectMedia } from "./inspect-media.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 760 500"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

/** A photo as a phone writes it: who made it, where, and which way up. */
function photo(format: "jpeg" | "png" | "webp", orientation?: number): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Make: "SpyCam" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 3/1 15/1" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

test.each(["jpeg", "png", "webp"] as const)(
  "a %s photo loses place and camera on the way in",
  async (format) => {
    const bytes = await photo(format);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const found = await inspectMedia(bytes);
    if (!found.ok) throw new Error(found.reason);
    const { exif, xmp, iptc, format: metadata } = await sharp(found.content).metadata();
    expect({ exif, xmp, iptc, kept: metadata }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      kept: format,
    });
    expect(found.content.includes("SpyCam")).toBe(false);
    expect(found.info).toMatchObject({ kind: "picture", width: 90, height: 60 });
  },
);

test("a JPEG that stands upright keeps its pixels to the bit", async () => {
  const bytes = await photo("jpeg");
  const found = await inspectMedia(bytes);
  if (!found.ok) throw new Error(found.reason);
  expect(await sharp(found.content).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
});

test("what a phone hides behind a JPEG's end is cut off", async () => {
  const bytes = Buffer.concat([await photo("jpeg"), Buffer.from("ftyp GPS 51.05,3.71")]);
  const found = await inspectMedia(bytes);
  expect(found.ok && found.content.includes("GPS")).toBe(false);
  expect(found.ok).toBe(true);
});

test("a photo that lies on its side is turned upright", async () => {
  const found = await inspectMedia(await photo("jpeg", 6));
  expect(found).toMatchObject({ ok: true, info: { width: 60, height: 90 } });
});

test("a placeholder is a picture of a few pixels, under 300 bytes", async () => {
  const found = await inspectMedia(svg('<rect width="380" height="500" fill="#a8452f"/>'));
  if (!found.ok) throw new Error(found.reason);
  const { placeholder } = found.info;
  expect(placeholder!.length).toBeLessThan(300);
  const bytes = Buffer.from(placeholder!.split(",")[1]!, "base64");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 16, height: 11 });
});

test("a drawing stays a drawing and knows its size", async () => {
  const found = await inspectMedia(svg('<path d="M0 0h760v500z" fill="url(#g)"/>'));
  expect(found).toMatchObject({
    ok: true,
    removed: [],
    info: { kind: "vector", original: "original.svg", width: 760, height: 500 },
  });
});

test.each<[string, string]>([
  ["script", "<script>alert(1)</script>"],
  ["script", "<script href='data:text/javascript,alert(1)'/>"],
  ["foreignObject", "<foreignObject><p>alert</p></foreignObject>"],
  ["onload", "<g onload='alert(1)'/>"],
  ["onclick", "<rect onclick='alert(1)'/>"],
  ["a", "<a href='javascript:alert(1)'><text>alert</text></a>"],
  ["animate", "<animate attributeName='href' to='javascript:alert(1)'/>"],
  ["set", "<set attributeName='onmouseover' to='alert(1)'/>"],
  ["a reference to another place", "<image href='https://alert.example/x.png'/>"],
  ["a reference to another place", "<image xlink:href='file:///etc/alert'/>"],
  ["a reference to another place", "<use href='data:image/svg+xml;base64,alert'/>"],
  ["a reference to another place", "<rect fill='url(https://alert.example/p)'/>"],
  ["a reference to another place", "<rect style='fill: u\\72l(//alert.example/p)'/>"],
  ["a reference to another place", "<style>@import 'https://alert.example/c.css';</style>"],
  ["a reference to another place", "<style>rect { fill: u&#114;l(//alert.example) }</style>"],
  ["a reference to another place", "<style>&lt;script>alert(1)&lt;/script></style>"],
  ["a reference to another place", "<style>rect { fill: url(/**/'https://alert.example') }</style>"],
])("a drawing loses %s: %s", async (removed, inner) => {
  const found = await inspectMedia(svg(`${inner}<rect width="9" height="9"/>`));
  if (!found.ok) throw new Error(found.reason);
  expect(found.removed).toContain(removed);
  expect(found.content.toString()).not.toMatch(/alert\(|alert\.example|etc\/alert|base64,alert/);
  expect(found.content.toString()).toContain('<rect width="9" height="9">');
});

test("gradients, styles and texts of a drawing stay", async () => {
  const inner =
    '<style>.a > .b { fill: url(#g) }</style><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient><text class="a">1 &lt; 2 &amp; 3</text><use href="#g"></use>';
  const found = await inspectMedia(svg(inner));
  expect(found.ok && found.content.toString()).toContain(inner.replace(" > ", " > "));
});

const NO_SVG = "the drawing is no plain SVG in UTF-8, or declares entities";
const lies = (width: number, height: number) => svg("<rect/>", `width="${width}" height="${height}"`);
test.each<[string, Buffer, string]>([
  ["nothing", Buffer.alloc(0), "the file is empty"],
  ["a text", Buffer.from("hello"), "the file is no picture"],
  ["a web page", Buffer.from("<html><svg xmlns='http://www.w3.org/2000/svg'/></html>"), NO_SVG],
  ["a program", Buffer.from("MZ\u0090\0\u0003"), "the file is no picture"],
  [
    "a drawing in UTF-16",
    Buffer.from("\uFEFF<svg xmlns='http://www.w3.org/2000/svg'/>", "utf16le"),
    "the file is no picture",
  ],
  [
    "a drawing that reads differently twice",
    svg("<style><![CDATA[</style><script>alert(1)</script>]]></style>"),
    NO_SVG,
  ],
  ["a photo cut short", (await photo("jpeg")).subarray(0, 700), "the picture is damaged"],
  ["a drawing cut short", Buffer.from("<svg><g>"), "the picture is damaged"],
  ["a drawing as large as a city", lies(90_000, 90_000), "the picture has more than 100 million pixels"],
  [
    "a drawing that multiplies",
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a;</text></svg>`,
    ),
    NO_SVG,
  ],
])("%s is refused in one line", async (_what, bytes, reason) => {
  expect(await inspectMedia(bytes)).toMatchObject({ ok: false, reason });
});

test.each([
  ["an empty file", Buffer.alloc(0), "empty-file"],
  ["a text", Buffer.from("hello"), "unknown-file-format"],
  ["a photo cut short", (await photo("jpeg")).subarray(0, 700), "damaged-file"],
  ["a drawing as large as a city", lies(90_000, 90_000), "too-many-pixels"],
  [
    "a drawing that declares entities",
    Buffer.from("<!DOCTYPE svg [<!ENTITY a 'a'>]><svg/>"),
    "unsafe-drawing",
  ],
])("programs know %s by its code", async (_what, bytes, code) => {
  expect(await inspectMedia(bytes)).toMatchObject({ ok: false, code });
});
