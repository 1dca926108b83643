import { failPage, showPage } from "#platform/render/page-answer.ts";
import { BlockStates } from "./block-states.tsx";
import { loadBlockStates } from "./load-block-states.ts";
import { SHEETS } from "#features/site/sheets.ts";
import { definePage } from "#features/site/site-page.ts";

/** Every block in all its states, for developers: it exists where `DEV_PAGES` is on, on their own machine alone. */
export const blockStates = definePage({
  sheets: () => SHEETS,
  async load({ context, url }) {
    if (!context.isLocal) return failPage(404);
    const view = await loadBlockStates(context, url);
    const { locale, themeCss } = view;
    return showPage(
      { view, look: { locale, ...(themeCss && { themeCss }) }, isUnlisted: true },
      { headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } },
    );
  },
  Content: ({ data: { view } }) => (
    <>
      <title>Blocks</title>
      <BlockStates view={view} />
    </>
  ),
});
