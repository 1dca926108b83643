import { setImmediate as nextTurn } from "node:timers/promises";
import type { FeedListing } from "#features/listings/queries/feed-listings.ts";
import type { FeedDocument } from "./feed-formats.ts";
import type { FeedSite } from "./feed-row.ts";

/** Answers the next listings of the site after a number; none at the end. */
type ReadListings = (after: number) => Promise<readonly FeedListing[]>;

type Writing = FeedSite & { readonly changedAt: Date; readonly read: ReadListings };

/** Written before they are handed on: small pieces cost the network more than they hold. */
const PIECE = 64 * 1024;

/** A feed piece by piece, with the memory of some hundred listings; each is written in a turn of its own. */
export async function* writeFeed(document: FeedDocument, writing: Writing): AsyncGenerator<string> {
  const { changedAt, read, ...around } = writing;
  const locale = around.site.defaultLocale;
  let piece = document.begin(around, changedAt);
  let isFirst = true;
  for (let part = await read(0); part.length > 0; part = await read(part.at(-1)!.id)) {
    for (const listing of part) {
      const text = document.listing({ ...around, ...listing, locale });
      if (text === null) continue;
      piece += isFirst ? text : document.between + text;
      isFirst = false;
      if (piece.length > PIECE) {
        yield piece;
        piece = "";
      }
      await nextTurn();
    }
  }
  yield piece + document.end;
}
