import { ENDPOINTS } from "./endpoints.ts";

/** Bodies up to here are read before anybody looks at them. */
const SMALL_BODY = 1_000_000;

const LARGE = ENDPOINTS.filter(({ takesBytes = 0 }) => takesBytes > SMALL_BODY).map(
  ({ method, path }) => new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, "[^/?]+")}/?(?:\\?|$)`),
);

/** Whether a call may bring so much that its body is read only once its caller is known. */
export function takesLargeBody(method: string | undefined, url: string | undefined): boolean {
  return LARGE.some((path) => path.test(`${method} ${url}`));
}
