import type { EntryContext } from "react-router";
import { PAGE_DATA_ID } from "./page-data-id.ts";

type PageDataProps = { readonly context: EntryContext };

/**
 * What a page's scripts begin with, as the browser reads it fastest: JSON in an element that nobody runs, so that no policy has
 * to know it. Errors are more than JSON tells: the router writes those itself, and so it does while developing.
 */
export function PageData({ context }: PageDataProps) {
  if (context.serverHandoffStream) return null;
  const { loaderData, actionData } = context.staticHandlerContext;
  const json = JSON.stringify({ loaderData, actionData, errors: null });
  return (
    <script
      type="application/json"
      id={PAGE_DATA_ID}
      // No text of an agency's or a visitor's may end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
