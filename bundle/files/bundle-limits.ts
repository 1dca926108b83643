const MEGABYTE = 1024 * 1024;

/** What a bundle may hold, so that a hostile one can't fill the memory, the disk or the day. */
export type BundleLimits = {
  readonly files: number;
  /** Of all files together, unpacked, in bytes. */
  readonly totalBytes: number;
  /** How many times larger than the .zip its content may be; checked from `ratioFromBytes` on. */
  readonly ratio: number;
  readonly ratioFromBytes: number;
  readonly jsonBytes: number;
  readonly lineBytes: number;
  readonly mediaBytes: number;
};

export const BUNDLE_LIMITS: BundleLimits = {
  files: 250_000,
  totalBytes: 64 * 1024 * MEGABYTE,
  ratio: 200,
  ratioFromBytes: 50 * MEGABYTE,
  jsonBytes: 32 * MEGABYTE,
  lineBytes: 4 * MEGABYTE,
  mediaBytes: 64 * MEGABYTE,
};
