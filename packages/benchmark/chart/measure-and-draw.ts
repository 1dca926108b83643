/**
 * Measures pages of the demo agency beside nginx with the same bytes and beside WordPress, and draws the chart of the README:
 *   node packages/benchmark/chart/measure-and-draw.ts [file]
 * Needs the production build and packages of Debian 12, which it names when they are missing. Takes six minutes; the first run
 * loads the demo.
 */
import { writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { PAGE_SIZE } from "../../../domain/listing/search.ts";
import { startServer } from "../start-server.ts";
import { storedBody } from "../stored-body.ts";
import { costUnderLoad, type Measured } from "./cost-of-answers.ts";
import { drawChart, type Row } from "./draw-chart.ts";
import { compareAnew, compareCached } from "./measure-pages-beside.ts";
import { memoryOf } from "./memory-of.ts";
import { missingPackages } from "./missing-packages.ts";
import { anewPanel, cachedPanel, firstVisitPanel } from "./panels.ts";
import { weighVisits } from "./weigh-visits.ts";
import { postsOfBundle } from "./wordpress/posts-of-bundle.ts";
import { startWordPress, type WordPress } from "./wordpress/start-wordpress.ts";

const PORT = Number(process.env["GEVEL_BENCHMARK_PORT"] ?? 4310);
const [NGINX_PORT, WORDPRESS_PORT] = [PORT + 1, PORT + 2];
const CORES = { server: 0, load: 1 };
/** Until then the engine still compiles what it runs. */
const WARM_SECONDS = 20;
const HOST = "huyzen.localhost";
const PAGES = ["The home page", "A list", "An estate"] as const;

const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `The chart needs packages of Debian 12 that are missing here: apt install ${missing.join(" ")}`,
  );
  process.exit(2);
}
const [file = "docs/benchmark.svg"] = process.argv.slice(2);
const work = process.env["GEVEL_BENCHMARK_DIR"] ?? join(import.meta.dirname, "../../../.data/benchmark");
const dataDir = join(work, "demo");
const server = await startServer({ dataDir, port: PORT, core: CORES.server });
try {
  const posts = await postsOfBundle(join(dataDir, "demo/huyzen"));
  const options = { port: WORDPRESS_PORT, core: CORES.server, pageSize: PAGE_SIZE };
  const wordpress = await startWordPress(posts, options);
  try {
    await writeFile(file, await measure(wordpress, posts.length));
  } finally {
    await wordpress.stop();
  }
} finally {
  await server.stop();
}

async function measure(peer: WordPress, posts: number): Promise<string> {
  const gevel = {
    origin: server.origin,
    pids: [server.pid],
    headers: { Host: HOST, "Accept-Encoding": "br" },
  };
  const wordpress = { origin: peer.origin, pids: peer.pids, headers: { "Accept-Encoding": "gzip" } };
  const paths = {
    "The home page": ["/nl"],
    "A list": ["/nl/te-koop"],
    "An estate": await estatesOf(gevel, "/nl/te-koop"),
  };
  const list = "/category/te-koop/";
  const peerPaths = { "The home page": ["/"], "A list": [list], "An estate": await postsOf(wordpress, list) };

  await costUnderLoad(gevel, "/nl/te-koop", { seconds: WARM_SECONDS, core: CORES.load });
  const cached: Row[] = [];
  const anew: Row[] = [];
  const first: Row[] = [];
  let fonts = 0;
  for (const page of PAGES)
    cached.push(
      await compareCached(gevel, {
        page,
        path: paths[page][0]!,
        folder: work,
        port: NGINX_PORT,
        cores: CORES,
      }),
    );
  for (const page of PAGES) {
    const [own, others] = [paths[page], peerPaths[page]];
    anew.push(await compareAnew([gevel, wordpress], { page, paths: own, peerPaths: others }));
    const visits = [`http://${HOST}:${PORT}${own[0]}`, peer.origin + others[0]];
    const [ours, theirs] = await weighVisits(visits);
    fonts = ours!.fonts;
    const bars = [
      { kind: "gevel", value: ours!.total },
      { kind: "wordpress", value: theirs!.total },
    ] as const;
    first.push({ page, bars });
  }
  const notes = await circumstances(gevel, peer, posts);
  return drawChart([cachedPanel(cached), anewPanel(anew), firstVisitPanel(first, fonts)], notes);
}

async function circumstances(gevel: Measured, peer: WordPress, posts: number): Promise<string[]> {
  const [ours, theirs] = [await memoryOf(gevel.pids), await memoryOf(peer.pids)];
  const day = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  const load = loadavg()[1]!.toFixed(1);
  return [
    `Memory after these runs, databases included: Gevel ${Math.round(ours)} MB, WordPress ${Math.round(theirs)} MB with five workers of PHP.`,
    `WordPress ${peer.version} of Debian 12 has a post with a picture for each of ${posts} homes of the demo, ${PAGE_SIZE} in a list.`,
    `${day}, a machine of ${availableParallelism()} cores, one for the servers, in turns; the least of five runs. Load of the machine: ${load}.`,
  ];
}

/** The addresses of the homes in a list. */
async function estatesOf({ origin, headers }: Measured, list: string): Promise<string[]> {
  const html = (await storedBody(origin, list, { Host: headers["Host"] })).toString();
  const cards = html.split("<article").slice(1);
  return found(cards.map((card) => /<a [^<>]*href="(\/nl\/[^"<>]+)"/.exec(card)));
}

async function postsOf({ origin }: Measured, list: string): Promise<string[]> {
  const html = await (await fetch(origin + list)).text();
  const cards = html.split('<li class="wp-block-post ').slice(1);
  const links = found(cards.map((card) => /<a href="([^"<>]+)"/.exec(card)));
  return links.map((link) => new URL(link).pathname);
}

function found(matches: readonly (RegExpExecArray | null)[]): string[] {
  const paths = matches.flatMap((match) => match?.[1] ?? []);
  if (paths.length !== PAGE_SIZE) throw new Error(`a list shows ${paths.length} homes`);
  return paths;
}
