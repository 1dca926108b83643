import { createElement } from "react";
import { inlineJson } from "#platform/render/inline-json.ts";
import type { HeadTag } from "../page-meta.ts";

/** The tags that a page's head tells about itself, as `pageMeta` lists them. */
export function MetaTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map((tag) => <MetaTag key={JSON.stringify(tag)} tag={tag} />);
}

function MetaTag({ tag }: { readonly tag: HeadTag }) {
  if ("title" in tag) return <title>{tag.title}</title>;
  if ("tag" in tag) return createElement(tag.tag, tag.attributes);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(tag.jsonLd) }} />;
}
