import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

const Listed = z.object({
  ListBucketResult: z.object({
    NextContinuationToken: z.string().optional(),
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.coerce.date() }))
      .default([]),
  }),
});

export type ListedPage = {
  readonly next: string | undefined;
  readonly files: ReadonlyArray<{ readonly key: string; readonly bytes: number; readonly writtenAt: Date }>;
};

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === "Contents",
});

/** Reads a page of `ListObjectsV2`. */
export function readListedPage(xml: string): ListedPage {
  const { ListBucketResult: page } = Listed.parse(parser.parse(xml));
  return {
    next: page.NextContinuationToken || undefined,
    files: page.Contents.map(({ Key, Size, LastModified }) => ({
      key: Key,
      bytes: Size,
      writtenAt: LastModified,
    })),
  };
}
