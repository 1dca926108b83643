import { createElement } from "react";
import type { MetaDescriptor } from "react-router";
import { inlineJson } from "#platform/render/inline-json.ts";

/** The tags that a page's head tells about itself, as `pageMeta` lists them. */
export function MetaTags({ tags }: { readonly tags: readonly MetaDescriptor[] }) {
  return tags.flatMap((tag) => (tag ? [<MetaTag key={JSON.stringify(tag)} tag={tag} />] : []));
}

function MetaTag({ tag }: { readonly tag: NonNullable<MetaDescriptor> }) {
  if ("title" in tag) return <title>{String(tag.title)}</title>;
  if ("script:ld+json" in tag) {
    const json = inlineJson(tag["script:ld+json"]);
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  const { tagName = "meta", ...attributes } = tag as Readonly<Record<string, string>>;
  return createElement(tagName, attributes);
}
