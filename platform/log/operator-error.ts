/** A failure whose message says in one line, for the operator, what is wrong: no place in the code is needed with it. */
export class OperatorError extends Error {}
