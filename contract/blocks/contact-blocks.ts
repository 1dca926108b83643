import { z } from "zod";
import { known, MultilingualText } from "../primitives.ts";
import { block } from "./block.ts";

/** A form with which a visitor writes to the agency; the subjects are what a question can be about. */
export const ContactForm = block("contact-form").extend({
  intro: known(MultilingualText),
  subjects: z.array(MultilingualText).max(20).default([]),
});
