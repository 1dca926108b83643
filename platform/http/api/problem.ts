import { z } from "zod";

/** One thing that is wrong with what was sent: where, and why. */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem details, as every API error answers. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  requestId: z.string(),
  errors: z.array(FieldError).optional(),
});
export type Problem = z.infer<typeof Problem>;
