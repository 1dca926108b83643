import { type ComponentType, lazy, Suspense } from "react";
import { goOnWithoutScript, reportChunkFailure } from "./chunk-failure.ts";
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
  const Later = lazy(async () => ({ default: await load().catch(stayAsDrawn) }));
  return function OnDemand(props: P) {
    const Part = known ?? Later;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The server has every part at hand before it draws its first page. */
export async function fetchEveryPart(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()));
}

/** The watching script reloads the page, or says that it works without script. */
function stayAsDrawn(error: unknown): Promise<never> {
  goOnWithoutScript();
  wakeAllRegions();
  reportChunkFailure(error);
  return new Promise(() => {});
}
