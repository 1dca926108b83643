import { type ComponentType, lazy, Suspense, useState } from "react";
import { goOnWithoutScript, reportChunkFailure } from "./chunk-failure.ts";
import { fetchMoreWords } from "../shell/words/fetch-words.ts";
import { wakeAllRegions } from "./early-presses.ts";

const parts: Array<() => Promise<unknown>> = [];

/**
 * A part whose code the browser fetches where it stands on a page; until then what the server drew stays as it is.
 * Its code and its words may wait for their `moment` first. The part's style sheets must come with the page, so whoever
 * asks for it imports them too.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  moment: () => Promise<void> = () => Promise.resolve(),
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  const fetchPart = async () => {
    await moment();
    const [part] = await Promise.all([load(), import.meta.env.SSR || fetchMoreWords()]);
    known = part;
    return part;
  };
  parts.push(fetchPart);
  const Later = lazy(async () => ({ default: await fetchPart().catch(stayAsDrawn) }));
  return function OnDemand(props: P) {
    // What stands on the page stays what it is: another component would forget what the visitor did in it.
    const [Part] = useState(() => known ?? Later);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The server has every part at hand before it draws a page, and a browser before it draws another; parts may hold others. */
export async function fetchEveryPart(): Promise<void> {
  for (let found = parts.splice(0); found.length > 0; found = parts.splice(0))
    await Promise.all(found.map((fetchPart) => fetchPart()));
}

/** Before a page is drawn in the browser: a part that came after it would push away what stands below. One that fails comes later. */
export async function fetchPartsInTime(): Promise<void> {
  await fetchEveryPart().catch(() => undefined);
}

/** The watching script reloads the page, or says that it works without script. */
function stayAsDrawn(error: unknown): Promise<never> {
  goOnWithoutScript();
  wakeAllRegions();
  reportChunkFailure(error);
  return new Promise(() => {});
}
