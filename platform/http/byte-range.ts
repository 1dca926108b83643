export type ByteRange =
  | { readonly kind: "whole" }
  | { readonly kind: "part"; readonly from: number; readonly to: number }
  | { readonly kind: "unsatisfiable" };

/** Reads one range of bytes (RFC 9110, 14.1.2), both ends included; what can't be read asks for the whole. */
export function readByteRange(header: string | null, size: number): ByteRange {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return { kind: "whole" };
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return { kind: "whole" };
  return from < size && from <= to ? { kind: "part", from, to } : { kind: "unsatisfiable" };
}
