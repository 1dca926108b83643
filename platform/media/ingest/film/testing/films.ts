/** What a maker of films writes about the place. */
export const PLACE = "+51.0543+003.7174/";

type Content = string | Buffer | readonly number[];

const bytesOf = (content: Content) =>
  typeof content === "string" ? Buffer.from(content, "latin1") : Buffer.from(content as Buffer);

/** A box of an MP4. */
export function box(type: string, ...contents: readonly Content[]): Buffer {
  const body = Buffer.concat(contents.map(bytesOf));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const NOTHING = Buffer.alloc(4);
/** Made at some moment: two numbers that are not 0. */
const MADE = [...NOTHING, 0xe0, 1, 2, 3, 0xe0, 4, 5, 6];

/** A track of a kind ("vide", "soun", "meta"), by some camera. */
export function track(kind: string): Buffer {
  const handler = box("hdlr", NOTHING, NOTHING, kind, Buffer.alloc(12), "SpyCam\0");
  const description = Buffer.concat([Buffer.alloc(42), Buffer.from("\x06SpyCam".padEnd(32, "\0")), NOTHING]);
  const table = box(
    "stbl",
    box("stsd", NOTHING, [0, 0, 0, 2], box("avc1", description), box("hvc1", description)),
  );
  const media = box("mdia", box("mdhd", MADE), handler, box("minf", table));
  return box("trak", box("tkhd", MADE, "turn"), box("udta", box("loci", PLACE)), media);
}

/** A film as a phone writes it. */
export function mp4(...tracks: readonly Buffer[]): Buffer {
  const place = box("udta", box("\u00a9xyz", PLACE), box("meta", PLACE));
  return Buffer.concat([
    box("ftyp", "isom", NOTHING, "isommp42"),
    box("uuid", PLACE),
    box("moov", box("mvhd", MADE, "rest"), ...tracks, place),
    box("mdat", "pictures and sound"),
  ]);
}

/** An element of a WebM; without a size it is open, as a browser records it. */
function element(id: number, content: Content | readonly Buffer[], isOpen = false): Buffer {
  const body =
    Array.isArray(content) && content[0] instanceof Buffer
      ? Buffer.concat(content)
      : bytesOf(content as Content);
  const name = Buffer.from(id.toString(16).padStart(id > 0xff ? 4 : 2, "0"), "hex");
  const size = Buffer.alloc(8, 0xff);
  if (!isOpen) size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 0x01;
  return Buffer.concat([name, size, body]);
}

/** A film as a browser or a phone records it: `kind` is that of its track. */
export function webm({ kind = 1, docType = "webm", isOpen = false, clusters = 1 } = {}): Buffer {
  const info = element(0x1549a966, [
    element(0x2ad7b1, [0x0f, 0x42, 0x40]),
    element(0x7ba9, `Filmed at ${PLACE}`),
    element(0x5741, "SpyCam"),
  ]);
  const entry = element(0xae, [element(0xd7, [1]), element(0x83, [kind]), element(0x536e, "SpyCam")]);
  const cluster = element(0x1f43b675, [element(0xe7, [0]), element(0xa3, "pictures and sound")], isOpen);
  const recorded = Buffer.concat(Array.from({ length: clusters }, () => cluster));
  const tags = element(0x1254c367, `LOCATION ${PLACE}`);
  return Buffer.concat([
    element(0x1a45dfa3, [element(0x4282, docType)]),
    element(0x18538067, [info, element(0x1654ae6b, [entry]), recorded, tags], isOpen),
  ]);
}
