/** In UTF-8 no sign of a text takes more. */
const MOST_BYTES = 3;
const LARGE = 2 ** 20;

let place = Buffer.allocUnsafeSlow(2 ** 18);

/**
 * The bytes of a page's text, for as long as nothing is waited for: pages stand in the same place one after the other,
 * since memory of a hundred kilobytes for each would be taken and given back faster than the engine notices.
 */
export function passingBytes(text: string): Buffer {
  const most = text.length * MOST_BYTES;
  if (most > LARGE) return Buffer.from(text);
  if (most > place.length) place = Buffer.allocUnsafeSlow(2 * most);
  return place.subarray(0, place.write(text));
}
