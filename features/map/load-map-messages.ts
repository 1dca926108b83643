import { browserClient } from "#features/site/browser-client.ts";
import { addPageMessages, languageOfPage } from "#features/site/messages/page-translate.ts";
import type { mapMessages } from "./api.ts";

let load: Promise<void> | undefined;

/** Fetches the words of maps, once for a page; asked again after a failure. */
export function loadMapMessages(): Promise<void> {
  load ??= fetchMessages().catch((error: unknown) => {
    load = undefined;
    throw error;
  });
  return load;
}

async function fetchMessages(): Promise<void> {
  const client = browserClient(languageOfPage());
  addPageMessages(await client.readAjax<typeof mapMessages>("map-messages", null));
}
