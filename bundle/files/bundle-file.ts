/** A file of a bundle that is being written; one that comes in pieces is read to its end before the next file is asked for. */
export type BundleFile = {
  readonly name: string;
  readonly content: Buffer | AsyncIterable<Buffer>;
};
