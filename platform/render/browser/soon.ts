/** So long a press waits for its code, before the browser does what it can without; in milliseconds. */
const LONGEST_MS = 8_000;

/** Fails where something does not come soon. */
export function soon<Result>(coming: Promise<Result>, within = LONGEST_MS): Promise<Result> {
  return Promise.race([
    coming,
    new Promise<never>((_, fail) => setTimeout(fail, within, new Error("timeout"))),
  ]);
}
