/** A search names a path that is not on the published list, or asks of it what it can't answer: a 400 that says which. */
export class UnknownPathError extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
  }
}
