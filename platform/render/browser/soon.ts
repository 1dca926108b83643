/** So long a press waits for its code, before the browser does what it can without; in milliseconds. */
const LONGEST_MS = 8_000;

/** Fails where code does not come soon. */
export function soon<Code>(loading: Promise<Code>): Promise<Code> {
  return Promise.race([loading, new Promise<never>((_, fail) => setTimeout(fail, LONGEST_MS))]);
}
