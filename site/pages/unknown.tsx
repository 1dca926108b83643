import { notFound } from "./not-found.ts";

/** An address below no language, or below one that no site speaks. */
export function loader() {
  throw notFound();
}

export default function Unknown() {
  return null;
}
