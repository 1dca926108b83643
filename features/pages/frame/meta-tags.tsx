import { createElement } from "react";
import type { MetaDescriptor } from "react-router";

/** The tags that a page's head tells about itself, as `pageMeta` lists them. */
export function MetaTags({ tags }: { readonly tags: readonly MetaDescriptor[] }) {
  return tags.flatMap((tag) => (tag ? [<MetaTag key={JSON.stringify(tag)} tag={tag} />] : []));
}

function MetaTag({ tag }: { readonly tag: NonNullable<MetaDescriptor> }) {
  if ("title" in tag) return <title>{String(tag.title)}</title>;
  if ("script:ld+json" in tag) {
    // A "<" as JSON escapes it: no text of a listing ends the script.
    const json = JSON.stringify(tag["script:ld+json"]).replaceAll("<", "\\u003c");
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  const { tagName = "meta", ...attributes } = tag as Readonly<Record<string, string>>;
  return createElement(tagName, attributes);
}
