/** Node cuts small buffers from larger pieces: what is kept for long would keep all of its piece. */
export function ownCopy(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
