/** What a database that says nothing is told by; `isDatabaseAway` knows its code. */
class NoAnswer extends Error {
  readonly code = "ETIMEDOUT";
}

/**
 * What `work` comes to, or a failure when it takes longer. An answer that arrived while the process was busy counts: it is
 * read before the deadline is judged.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => setImmediate(() => reject(new NoAnswer(`The database did not answer within ${ms} ms`))),
      Math.max(0, ms),
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
