const BYTES_A_NUMBER = 8;

/** As PostgreSQL sends a number: the most significant byte first. */
export type ReadNumber = (bytes: DataView, at: number) => number;

/** One after the other; null, as PostgreSQL says for none, is empty. */
export function numbersIn(bytes: Buffer | null, readNumber: ReadNumber): Float64Array {
  if (bytes === null) return new Float64Array(0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Float64Array(view.byteLength / BYTES_A_NUMBER);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = readNumber(view, BYTES_A_NUMBER * at);
  return numbers;
}

export const fraction: ReadNumber = (bytes, at) => bytes.getFloat64(at);

export const wholeNumber: ReadNumber = (bytes, at) => bytes.getInt32(at) * 2 ** 32 + bytes.getUint32(at + 4);

/** Microseconds since 2000; before all time is none. */
export const moment: ReadNumber = (bytes, at) => {
  const microseconds = wholeNumber(bytes, at);
  return microseconds === -(2 ** 63) ? NaN : microseconds;
};
