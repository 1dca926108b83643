import { z } from "zod";

/** Work for a browser, as ALTCHA writes it; its solution goes along with a form. */
export const Puzzle = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    data: z.object({ expiresAt: z.number() }),
  }),
  signature: z.string(),
});
export type Puzzle = z.infer<typeof Puzzle>;
