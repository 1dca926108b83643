import { ENDPOINTS } from "./endpoints.ts";
import { isReadLate } from "./call/read-bytes.ts";

const LARGE = ENDPOINTS.filter(isReadLate).map(
  ({ method, path }) => new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, "[^/?]+")}/?(?:\\?|$)`),
);

/** Whether a call may bring so much that its body is read only once its caller is known. */
export function takesLargeBody(method: string | undefined, url: string | undefined): boolean {
  return LARGE.some((path) => path.test(`${method} ${url}`));
}
