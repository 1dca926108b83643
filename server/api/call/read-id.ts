import { AppError } from "../problem/app-error.ts";

/** Reads the id of a path; anything but a whole positive number stands for nothing: not found. */
export function readId(word: string | undefined): number {
  const id = /^[1-9]\d{0,15}$/.test(word ?? "") ? Number(word) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new AppError("not-found");
  return id;
}
