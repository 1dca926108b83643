/** Whether a file is a drawing or another text with tags: it is cleaned before anything draws it. */
export function isMarkup(bytes: Buffer): boolean {
  return /^\uFEFF?\s*</.test(bytes.toString("utf8", 0, 1_000));
}
