import { createHash } from "node:crypto";
import { Transform } from "node:stream";

/** Passes bytes on, counts them and hashes them on the way. */
export function hashing() {
  const hash = createHash("sha256");
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, told: () => ({ bytes, sha256: hash.digest("hex") }) };
}
