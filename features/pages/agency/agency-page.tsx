import { Blocks } from "../blocks/blocks.tsx";
import { ErrorScreen } from "#features/site/error-pages/error-screen.tsx";
import { ItemPage } from "./item-page.tsx";
import type { AgencyPageView } from "./load-page.ts";

/** One page of the agency's own, or one item of its content; the product's words where there is nothing. */
export function AgencyPage({ view }: { readonly view: AgencyPageView }) {
  const { head, homeHref, item, blocks, unbuiltMailHref } = view;
  if (item) return <ItemPage view={item} blocks={blocks} />;
  if (head) return <Blocks blocks={blocks} title={head.title} />;
  if (unbuiltMailHref)
    return <ErrorScreen failure="unbuilt" homeHref={homeHref} mailHref={unbuiltMailHref} />;
  return (
    <ErrorScreen failure="notFound" homeHref={homeHref}>
      <Blocks blocks={blocks} title={null} isBelowTitle />
    </ErrorScreen>
  );
}
