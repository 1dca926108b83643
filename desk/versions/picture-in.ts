const NAME = /^api\/[0-9a-f-]{8,}|-[0-9a-f]{12}\.(avif|gif|jpe?g|png|svg|webp)$/;

/** The name of the picture that a value is, or of the file of a photo; null for all else. Example: `"street-3a5ad3e76f41.svg"`. */
export function pictureIn(value: unknown): string | null {
  const name = typeof value === "object" && value !== null && "file" in value ? value.file : value;
  return typeof name === "string" && NAME.test(name) ? name : null;
}
