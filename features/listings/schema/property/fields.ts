import { z } from "zod";
import { Amount, known, Measure, MultilingualText } from "#features/site/schema/primitives.ts";

export const flag = known(z.boolean());
export const amount = known(Amount);
export const measure = known(Measure);
export const words = known(MultilingualText);
