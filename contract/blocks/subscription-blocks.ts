import { known, MultilingualText } from "../primitives.ts";
import { block } from "./block.ts";

/** A form with which a visitor asks to be told of new listings, dropped prices, and listings that are back. */
export const KeepMeInformed = block("keep-me-informed").extend({ intro: known(MultilingualText) });
