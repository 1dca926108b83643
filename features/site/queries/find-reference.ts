import type { ReferenceData } from "../schema/reference.ts";
import type { DatabaseReader } from "./database-reader.ts";
import { SharedAnswers } from "./shared-answers.ts";

const EMPTY_REFERENCE: ReferenceData = {
  headTypes: [],
  subTypes: [],
  transactions: [],
  rooms: [],
  cities: [],
  countries: [],
  rentalLocations: [],
  rentalSubKinds: [],
  rentalOptions: [],
  periodTypes: [],
};

/** A name in four languages takes as much room as two rows of numbers and a text. */
const ROWS_A_NAME = 2;

const shared = new SharedAnswers<ReferenceData>();

export function findReference(reader: DatabaseReader, siteId: string): Promise<ReferenceData> {
  const cachedAs = { siteId, key: "reference", none: EMPTY_REFERENCE, sizeOf: sizeOfReference };
  return shared.getOrLoad(reader.queryCache, cachedAs, {
    readHash: async () => (await read(reader, siteId, HASH))?.hash,
    load: async () => {
      const row = await read(reader, siteId, LOAD);
      // What an older import wrote lacks the lists that came since.
      return row ? { hash: row.hash, answer: { ...EMPTY_REFERENCE, ...row.document } } : null;
    },
  });
}

function sizeOfReference(reference: ReferenceData): number {
  return ROWS_A_NAME * Object.values(reference).reduce((sum, { length }) => sum + length, 0);
}

type Row = { readonly hash: string; readonly document: ReferenceData };

async function read({ database }: DatabaseReader, siteId: string, text: string): Promise<Row | undefined> {
  const { rows } = await database.query<Row>({ text, values: [siteId] });
  return rows[0];
}

const OF_SITE = "from site_part where site_id = $1 and kind = 'reference' and key = ''";
const HASH = `select hash ${OF_SITE}`;
const LOAD = `select hash, document ${OF_SITE}`;
