import { type ComponentType, lazy, Suspense } from "react";
import { goOnWithoutScript, reportChunkFailure } from "./chunk-failure.ts";
import { fetchMoreWords } from "../shell/fetch-words.ts";
import { wakeAllRegions } from "./early-presses.ts";

const parts: Array<() => Promise<unknown>> = [];

/**
 * A part whose code the browser fetches where it stands on a page; until then what the server drew stays as it is.
 * `load` may wait for its moment first. The part's style sheets must come with the page, so whoever asks for it imports
 * them too.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  if (import.meta.env.SSR) parts.push(async () => (known = await load()));
  const Later = lazy(async () => {
    const fetched = Promise.all([load(), import.meta.env.SSR || fetchMoreWords()]);
    return { default: (await fetched.catch(stayAsDrawn))[0] };
  });
  return function OnDemand(props: P) {
    const Part = known ?? Later;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The server has every part at hand before it draws a page; parts may hold others. */
export async function fetchEveryPart(): Promise<void> {
  for (let found = parts.splice(0); found.length > 0; found = parts.splice(0))
    await Promise.all(found.map((fetchPart) => fetchPart()));
}

/** The watching script reloads the page, or says that it works without script. */
function stayAsDrawn(error: unknown): Promise<never> {
  goOnWithoutScript();
  wakeAllRegions();
  reportChunkFailure(error);
  return new Promise(() => {});
}
