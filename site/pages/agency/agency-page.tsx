import { Blocks } from "../../blocks/blocks.tsx";
import { onDemand } from "../../chunks/on-demand.tsx";
import { ErrorScreen } from "../../shell/empty-house/error-screen.tsx";
import "./item-sheets.ts";
import type { AgencyPageView } from "./load-page.ts";

const ItemPage = onDemand(async () => (await import("./item-page.tsx")).ItemPage);

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
