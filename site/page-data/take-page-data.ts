import { PAGE_DATA_ID } from "./page-data-id.ts";

type RouterContext = { state?: unknown };

/** Gives the router what the page brought along; a page without it brings a stream, which the router reads itself. */
export async function takePageData(): Promise<void> {
  if (document.readyState === "loading") await new Promise<void>(whenRead);
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return;
  const { __reactRouterContext: context } = window as unknown as { __reactRouterContext: RouterContext };
  context.state = JSON.parse(json);
}

/** Scripts can begin before the page has come to its end, where the data stand. */
function whenRead(goOn: () => void): void {
  document.addEventListener("DOMContentLoaded", goOn, { once: true });
}
