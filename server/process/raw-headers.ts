/** The headers that a kept page needs, read without making an object of all of them. */
export type HitHeaders = {
  host: string;
  acceptEncoding: string;
  ifNoneMatch: string;
  acceptLanguage: string;
};

const WANTED: ReadonlyMap<number, ReadonlyArray<readonly [string, keyof HitHeaders]>> = new Map([
  [4, [["host", "host"]]],
  [13, [["if-none-match", "ifNoneMatch"]]],
  [
    15,
    [
      ["accept-encoding", "acceptEncoding"],
      ["accept-language", "acceptLanguage"],
    ],
  ],
]);

/** Looks only at names of the right length: most headers of a browser cost one comparison. */
export function readHitHeaders(raw: readonly string[]): HitHeaders {
  const headers: HitHeaders = { host: "", acceptEncoding: "", ifNoneMatch: "", acceptLanguage: "" };
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? "";
    const wanted = WANTED.get(name.length);
    if (!wanted) continue;
    const plain = name.toLowerCase();
    for (const [header, field] of wanted) {
      if (header === plain && headers[field] === "") headers[field] = raw[i + 1] ?? "";
    }
  }
  return headers;
}
