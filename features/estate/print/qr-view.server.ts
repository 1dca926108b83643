import { encode } from "uqr";
import type { QrView } from "../estate-view.ts";

/** An address as a QR code (ISO/IEC 18004) that a phone still reads from a smudged print. */
export function qrView(address: string): QrView {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const rows = data.map((row, y) => rowPath(row, y)).join("");
  return { path: rows, size };
}

/** Runs of dark squares as one stroke each, so that the page stays small. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}
