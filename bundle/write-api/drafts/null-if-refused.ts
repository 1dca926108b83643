import { AppError } from "#features/site/api/app-error.ts";
import { BundleRefused } from "../../files/bundle-files.ts";

const REFUSALS: ReadonlySet<string> = new Set(["refused", "not-own"]);

/** What work answers; null where a write of the same would be refused. */
export async function nullIfRefused<T>(work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BundleRefused || (error instanceof AppError && REFUSALS.has(error.code)))
      return null;
    throw error;
  }
}
