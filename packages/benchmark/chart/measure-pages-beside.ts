import { join } from "node:path";
import { startNginx } from "../start-nginx.ts";
import { storedBody } from "../stored-body.ts";
import { costOneByOne, costUnderLoad, type Measured } from "./cost-of-answers.ts";
import type { Row } from "./draw-chart.ts";

const RUNS = 5;
const SECONDS = 3;
/** A page made anew takes milliseconds: more of them make a figure. */
const SECONDS_ANEW = 5;
/** Above every price. */
const FIRST_BOUND = 90_000_000;

export type Cores = { readonly server: number; readonly load: number };

/** A cached page of Gevel beside nginx with the same bytes as a file, in turns. */
export async function compareCached(
  gevel: Measured,
  { page, path, folder, port, cores }: Named & { path: string; folder: string; port: number; cores: Cores },
): Promise<Row> {
  const body = await storedBody(gevel.origin, path, gevel.headers);
  const served = await startNginx(join(folder, "nginx"), body, { port, core: cores.server, isLogged: false });
  const nginx = { origin: served.origin, pids: [served.pid], headers: gevel.headers };
  const load = { seconds: SECONDS, core: cores.load };
  try {
    const [ours, theirs] = await inTurns(
      () => costUnderLoad(gevel, path, load),
      () => costUnderLoad(nginx, "/page", load),
    );
    return {
      page,
      note: `${(body.length / 1_000).toFixed(1)} kB, compressed`,
      bars: [
        { kind: "gevel", value: ours },
        { kind: "nginx", value: theirs },
      ],
    };
  } finally {
    await served.stop();
  }
}

/** A page that Gevel renders since nobody asked for its address before, beside one of WordPress, in turns. */
export async function compareAnew(
  [gevel, wordpress]: readonly [Measured, Measured],
  { page, paths, peerPaths }: Named & { paths: readonly string[]; peerPaths: readonly string[] },
): Promise<Row> {
  // The highest price is a part of the page's key in the cache, and none costs as much: each request has a page of its own.
  let bound = FIRST_BOUND;
  const pathOf = (asked: number) => `${oneOf(paths, asked)}?price-max=${bound++}`;
  const peerPathOf = (asked: number) => oneOf(peerPaths, asked);
  // Both compile what they run.
  await costOneByOne(gevel, { seconds: SECONDS_ANEW, pathOf });
  await costOneByOne(wordpress, { seconds: SECONDS_ANEW, pathOf: peerPathOf });
  const [ours, theirs] = await inTurns(
    () => costOneByOne(gevel, { seconds: SECONDS_ANEW, pathOf }),
    () => costOneByOne(wordpress, { seconds: SECONDS_ANEW, pathOf: peerPathOf }),
  );
  return {
    page,
    bars: [
      { kind: "gevel", value: ours / 1_000 },
      { kind: "wordpress", value: theirs / 1_000 },
    ],
  };
}

type Named = { readonly page: string };

const oneOf = (all: readonly string[], asked: number) => all[asked % all.length]!;

/** The least of several runs: whatever else runs on the machine only ever adds to the time. */
async function inTurns(ours: () => Promise<number>, theirs: () => Promise<number>) {
  const times: Array<readonly [number, number]> = [];
  for (let run = 0; run < RUNS; run += 1) times.push([await ours(), await theirs()]);
  return [Math.min(...times.map(([own]) => own)), Math.min(...times.map(([, other]) => other))] as const;
}
