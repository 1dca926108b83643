import type { FeedFormat } from "#features/site/access/feed-addresses.ts";
import { type FeedSite, fieldsOf, type Listed } from "./feed-row.ts";
import { KYERO_FEED } from "./kyero-feed.ts";
import { OPENIMMO_FEED } from "./openimmo/openimmo-feed.ts";
import { inOrder } from "./openimmo/openimmo-order.ts";
import { schemaOrgListing } from "./schema-org-listing.ts";
import { isOverNow, isSaleOrRent } from "./told-listings.ts";
import { elementXml } from "./write-xml.ts";

/** A document of all listings of a site, written one by one between its begin and its end. */
export type FeedDocument = {
  readonly type: string;
  begin(site: FeedSite, changedAt: Date): string;
  /** Null for a listing that the format, or who reads it, has no use for. */
  listing(listed: Listed): string | null;
  /** Between two listings. */
  readonly between: string;
  readonly end: string;
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XML_TYPE = "application/xml; charset=utf-8";

const openimmo: FeedDocument = {
  type: XML_TYPE,
  begin({ site }, changedAt) {
    const transfer = elementXml("uebertragung", {
      "@art": "ONLINE",
      "@umfang": "VOLL",
      "@modus": "CHANGE",
      "@version": "1.2.7",
      "@sendersoftware": "Gevel",
      "@senderversion": "1",
      "@techn_email": site.agency.email,
      "@timestamp": changedAt.toISOString(),
    });
    const agency = elementXml("firma", { "#text": site.agency.legalName });
    const id = elementXml("openimmo_anid", { "#text": site.id });
    return `${XML}<openimmo>${transfer}<anbieter>${agency}${id}\n`;
  },
  listing(listed) {
    if (!isSaleOrRent(listed.estate)) return null;
    return elementXml("immobilie", inOrder("immobilie", fieldsOf(OPENIMMO_FEED, listed)));
  },
  between: "\n",
  end: "\n</anbieter></openimmo>\n",
};

const kyero: FeedDocument = {
  type: XML_TYPE,
  begin(_, changedAt) {
    const generated = changedAt.toISOString().slice(0, 19).replace("T", " ");
    return `${XML}<root><kyero><feed_version>3</feed_version><feed_generated>${generated}</feed_generated></kyero>\n`;
  },
  listing(listed) {
    const { estate } = listed;
    // Kyero knows neither what is over nor projects: the units of one are told one by one.
    if (!isSaleOrRent(estate) || isOverNow(estate) || estate.children.length > 0) return null;
    return elementXml("property", fieldsOf(KYERO_FEED, listed));
  },
  between: "\n",
  end: "\n</root>\n",
};

const schemaOrg: FeedDocument = {
  type: "application/ld+json; charset=utf-8",
  begin({ site, origin }, changedAt) {
    const feed = {
      "@context": "https://schema.org",
      "@type": "DataFeed",
      name: site.name,
      url: origin,
      dateModified: changedAt.toISOString(),
    };
    return `${JSON.stringify(feed).slice(0, -1)},"dataFeedElement":[\n`;
  },
  listing(listed) {
    const object = schemaOrgListing(listed);
    return object && JSON.stringify(object);
  },
  between: ",\n",
  end: "\n]}\n",
};

export const FEED_DOCUMENTS: Readonly<Record<FeedFormat, FeedDocument>> = {
  openimmo,
  kyero,
  "schema-org": schemaOrg,
};
