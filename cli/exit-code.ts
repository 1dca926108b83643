/** Done; what was given is no good or the work failed; the command itself was not understood. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];
