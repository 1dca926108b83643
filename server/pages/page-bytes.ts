/** In UTF-8 no sign of a text takes more. */
const MOST_BYTES = 3;
const USUAL = 2 ** 18;
const LARGE = 2 ** 20;
/** Pieces are put together up to this length: a write of each of them would cost more than its signs. */
const AT_ONCE = 4_096;

let place = Buffer.allocUnsafeSlow(USUAL);

/**
 * The bytes of a page's pieces, for as long as nothing is waited for: pages stand in the same place one after the other,
 * and are never one text, since memory of a hundred kilobytes for each would be taken and given back faster than the
 * engine notices.
 */
export function passingBytes(pieces: readonly string[]): Buffer {
  if (place.length > LARGE) place = Buffer.allocUnsafeSlow(USUAL);
  let end = 0;
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length < AT_ONCE) continue;
    end += write(text, end);
    text = "";
  }
  return place.subarray(0, end + write(text, end));
}

function write(text: string, end: number): number {
  const needed = end + text.length * MOST_BYTES;
  if (needed > place.length) {
    const larger = Buffer.allocUnsafeSlow(2 * needed);
    place.copy(larger, 0, 0, end);
    place = larger;
  }
  return place.write(text, end);
}
