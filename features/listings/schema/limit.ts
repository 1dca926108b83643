import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { MAX_DEPTH } from "#domain/listing/search.ts";

/** At most this many results an answer. */
const MAX_PAGE = 500;

/**
 * Which part of a list is asked for: how many results come before it, and how many it has; nobody reads deeper than
 * `MAX_DEPTH`. Example: `{ from: 40, size: 20 }`.
 */
export const Limit = z
  .strictObject({
    from: z.int().min(0).default(0),
    size: z.int().min(0).max(MAX_PAGE).default(20),
  })
  .refine(
    ({ from, size }) => from + size <= MAX_DEPTH,
    coded("too-large", `from + size must be at most ${MAX_DEPTH}`),
  )
  .prefault({});
