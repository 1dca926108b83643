import { z } from "zod";
import { known, MultilingualText } from "../primitives.ts";
import { block, BlockLink } from "./block.ts";

/** A dialog that opens by itself, a moment after the page. */
export const TimedPopUp = block("timed-pop-up").extend({
  markdown: known(MultilingualText),
  buttons: z.array(BlockLink).max(2).default([]),
});

/** A line at the foot of the window; who closes it does not see it again for a week. */
export const PopUpBanner = block("pop-up-banner").extend({
  text: MultilingualText,
  link: known(BlockLink),
});
