import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, browse } from "./browse.ts";

/** A place where a change shows, and whether an answer of it has the change. */
export type Look = {
  readonly path: string;
  readonly shows: (answer: Answer) => boolean;
  readonly token?: string;
};

/** What those who look saw. */
export type Seen = {
  readonly looks: number;
  /** On the server that took the change: looks after its answer that did not show it. */
  readonly former: number;
  /** On the other server: after how many milliseconds every place showed it, and looks that did not show it after that. */
  readonly otherAfterMs: number | null;
  readonly formerAgain: number;
  readonly wrong: readonly string[];
};

/** Longer than the replica is behind, so that the moment at which it catches up is watched too. */
const WATCHED_MS = 6_500;
const PAUSE_MS = 40;

type Watched = {
  readonly site: string;
  readonly ports: readonly [number, number];
  readonly looks: readonly Look[];
};

/** Looks at once, and again until the replica has the change as well. */
export async function watchChange({ site, ports, looks }: Watched): Promise<Seen> {
  const [own, other] = ports;
  const begun = performance.now();
  const wrong = new Set<string>();
  let [count, former, formerAgain] = [0, 0, 0];
  let since: number | null = null;
  const isRight = async (port: number, { path, shows, token }: Look) => {
    count += 1;
    return shows(await browse(port, site, { path, ...(token && { token }) }));
  };
  const lookHere = async () => {
    for (const look of looks)
      if (!(await isRight(own, look))) {
        former += 1;
        wrong.add(`${look.path} after ${Math.round(performance.now() - begun)} ms`);
      }
  };
  const lookThere = async () => {
    const right = await Promise.all(looks.map((look) => isRight(other, look)));
    if (right.every(Boolean)) since ??= performance.now() - begun;
    else if (since !== null) formerAgain += 1;
  };
  while (performance.now() - begun < WATCHED_MS) {
    await Promise.all([lookHere(), lookThere()]);
    if (count > 40) await sleep(PAUSE_MS);
  }
  return { looks: count, former, otherAfterMs: since, formerAgain, wrong: [...wrong] };
}
