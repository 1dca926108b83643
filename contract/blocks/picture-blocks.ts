import { z } from "zod";
import { known, MultilingualText, MediaName, Slug } from "../primitives.ts";
import { block, BlockLink } from "./block.ts";
import { PictureItem } from "./picture-item.ts";

export const Image = block("image").extend(PictureItem.shape);

export const ImageSlider = block("image-slider").extend({
  items: z.array(PictureItem.extend({ link: known(BlockLink) })).max(30),
});

/** Pictures that open large; `name` stands in the address of each: `#interieur-3`. */
export const Gallery = block("gallery").extend({
  intro: known(MultilingualText),
  name: known(Slug),
  items: z.array(PictureItem).max(200),
});

/** Videos elsewhere (YouTube, Vimeo or any https address); nothing of theirs loads before the visitor presses play. */
export const VideoGrid = block("video-grid").extend({
  intro: known(MultilingualText),
  items: z
    .array(
      z.object({
        title: MultilingualText,
        link: z.url({ protocol: /^https$/, error: "expected an https address" }).max(2_000),
        picture: known(MediaName),
      }),
    )
    .max(60),
});
