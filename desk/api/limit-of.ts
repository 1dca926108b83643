import { CallFailed } from "./call.ts";

const LIMITED = ["listings", "pictures", "mediaBytes"] as const;
const BYTES_A_MB = 1_000_000;

/** What the site may not have more of, and how many that are; of the bytes of media, how many megabytes. */
export type Limit = { readonly of: (typeof LIMITED)[number]; readonly most: number };

/** The limit that a call would have passed; null of what failed for another reason, and where its answer does not say which. */
export function limitOf(error: unknown): Limit | null {
  if (!(error instanceof CallFailed) || error.code !== "over-limit") return null;
  const { of: named, most } = (error.members["limit"] ?? {}) as {
    readonly of?: unknown;
    readonly most?: unknown;
  };
  const of = LIMITED.find((one) => one === named);
  if (!of || typeof most !== "number") return null;
  return { of, most: of === "mediaBytes" ? most / BYTES_A_MB : most };
}
