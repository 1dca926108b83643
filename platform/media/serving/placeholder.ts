import type { Sharp } from "sharp";

/** The longer side in pixels: enough to tell sky from wall, and some 100 bytes. */
export const PLACEHOLDER_SIDE = 16;

/** A picture of a few pixels as a data address (under 300 bytes), to show until the real one is there. */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .webp({ quality: 20, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
