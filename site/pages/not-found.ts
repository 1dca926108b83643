import { data } from "react-router";

/** The answer of a loader whose address leads nowhere: the shell's 404 page, in the visitor's language. */
export function notFound() {
  return data(null, { status: 404, statusText: "Not Found" });
}
