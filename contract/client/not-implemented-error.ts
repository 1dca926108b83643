/**
 * A call that the specification names and that this product does not make (point 7).
 * Example: `new NotImplementedError("policy log").message` is `"policy log is not implemented"`.
 */
export class NotImplementedError extends Error {
  constructor(what: string) {
    super(`${what} is not implemented`);
    this.name = "NotImplementedError";
  }
}
