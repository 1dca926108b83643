import { z } from "zod";
import { known, MediaName, MultilingualText } from "#features/site/schema/primitives.ts";

const Pixels = z.int().min(0).max(100_000);

/** A picture of the media folder with what it shows, for who can't see it, and a line below. */
export const PictureItem = z.object({
  picture: known(MediaName),
  alt: known(MultilingualText),
  caption: known(MultilingualText),
  /** The import measures these; a bundle need not. */
  width: known(Pixels),
  height: known(Pixels),
  placeholder: known(z.string().max(2_000)),
});
