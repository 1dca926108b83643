import { plainFailure } from "./plain-failure.ts";

/** Ends a process that could not start with one line for its operator. */
export function cannotStart(error: unknown): never {
  console.error(process.env["DEBUG"] ? error : `Gevel cannot start: ${plainFailure(error)}`);
  process.exit(1);
}
