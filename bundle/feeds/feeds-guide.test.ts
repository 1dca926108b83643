import { expect, test } from "vitest";
import { FEED_DOCUMENTS } from "./feed-formats.ts";
import type { FeedRow } from "./feed-row.ts";
import { KYERO_FEED } from "./kyero-feed.ts";
import { NOT_TOLD } from "./not-told.ts";
import { OPENIMMO_FEED } from "./openimmo/openimmo-feed.ts";
import { fullListing, writtenFeed } from "./testing/listed.ts";

const lineOf = ({ path, from, back }: FeedRow) =>
  `- \`${path}\`: ${from}${back ? `. Read back: ${back}` : ""}`;

const tableOf = (rows: readonly FeedRow[]) => rows.map(lineOf).join("\n");

const lostOf = (format: keyof typeof NOT_TOLD) =>
  NOT_TOLD[format].map(({ field, why }) => `- ${field}: ${why}`).join("\n");

test("the docs tell what each feed says, and what does not come back", async () => {
  const guide = `# Feeds for portals

A portal that reads OpenImmo, Kyero or schema.org fetches the listings of a site at a secret address:

\`\`\`sh
npx gevel feed add <site> openimmo Immowelt    # prints https://www.agency.be/feeds/…/openimmo.xml, this once
npx gevel feed list <site>                     # which there are, and when each was last fetched
npx gevel feed remove <site> <id>              # ends one at once
\`\`\`

Make one address for each portal. Who knows it reads what the site shows to everybody, and nothing else: a hidden address has
neither street nor number nor point, a hidden price is no figure, and listings whose status the site hides are left out.

- A feed always holds all listings: one that it lacks is no longer offered.
- Texts of which a format has one alone are in the site's default language.
- Pictures are addresses of the site's first host name (or of \`IMAGE_CDN_URL\`), as JPEG.
- A portal may ask with \`If-None-Match\` or \`If-Modified-Since\`; it is answered 304 where nothing changed. It may ask 60 times an hour.
- A wrong or removed address is answered 404.

<!-- Written by \`npx vitest run feeds-guide -u\` from the tables of the feeds. -->

## OpenImmo 1.2.7 (\`openimmo.xml\`)

Sold and rented listings are told as \`VERKAUFT\`, those under option as \`RESERVIERT\`. A project is the master of the group of its units.

Where a line does not say what is read back, it is the same field.

${tableOf(OPENIMMO_FEED)}

Not told:

${lostOf("openimmo")}

## Kyero 3 (\`kyero.xml\`)

Kyero has no status: sold and rented listings are left out. It has no projects: their units are told one by one.

${tableOf(KYERO_FEED)}

Not told:

${lostOf("kyero")}

## schema.org (\`listings.json\`)

A \`DataFeed\` with one \`RealEstateListing\` for each listing, as its page has it in JSON-LD, with all its pictures and its number as \`identifier\`. No source of ours reads it.
`;
  await expect(guide).toMatchFileSnapshot("../../docs/feeds-out.md");
});

test("the listings of a site are one document in the words of schema.org", async () => {
  const feed = JSON.parse(
    await writtenFeed(FEED_DOCUMENTS["schema-org"], [fullListing(), fullListing({ id: 9 })]),
  );
  expect(feed).toMatchObject({
    "@context": "https://schema.org",
    "@type": "DataFeed",
    dataFeedElement: [
      {
        "@type": "RealEstateListing",
        identifier: "7",
        url: "https://www.huyzen.be/nl/te-koop/7",
        image: [expect.stringContaining("https://www.huyzen.be/media/f"), expect.anything()],
        offers: { price: 425_000, availability: "https://schema.org/InStock" },
      },
      { identifier: "9" },
    ],
  });
});

test("a site without listings has a whole document in each format", async () => {
  for (const document of Object.values(FEED_DOCUMENTS)) {
    const feed = await writtenFeed(document, [fullListing({ transaction: { id: 10 } }, { uri: null })]);
    expect(feed.endsWith(document.end)).toBe(true);
  }
});
