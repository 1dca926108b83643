import { z } from "zod";

/** One thing that is wrong with what was sent: where, and why. */
export const FieldError = z.object({
  path: z.string(),
  /** For people; it may be worded anew. */
  message: z.string(),
  /** What kind of fault it is, for programs; errors that a browser finds itself have none. Example: `too-long`. */
  code: z.string().optional(),
  /** What the message says in figures and names. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
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
