import { notFound } from "./not-found.ts";

/** Reads an id from an address; anything but a positive whole number leads nowhere. */
export function estateIdOf(segment: string): number {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}
