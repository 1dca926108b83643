import { join } from "node:path";
import { residentMegabytes } from "./resident-megabytes.ts";
import { runWrk, writeAddresses } from "./run-wrk.ts";
import type { Report, Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";
import { visitorsAddresses } from "./visitors-addresses.ts";

const PORT = 4397;
const SECONDS = Number(process.env["GEVEL_BENCHMARK_SECONDS"] ?? 180);
const ADDRESSES = 100_000;
const HEADERS = { Host: "real.localhost", "Accept-Encoding": "br" };

/** What the process holds after three minutes of lists that nobody asked for before. */
export async function measureMemory({ work }: Setting): Promise<Report> {
  const dataDir = join(work, "data");
  const script = await writeAddresses(join(work, "memory.lua"), await visitorsAddresses(dataDir, ADDRESSES));
  const server = await startServer({ dataDir, port: PORT });
  try {
    const begun = await residentMegabytes(server.pid);
    const { requests } = await runWrk({
      url: server.origin,
      clients: 16,
      seconds: SECONDS,
      script,
      headers: HEADERS,
    });
    const ended = await residentMegabytes(server.pid);
    return { "at the start": `${begun} MB`, [`after ${requests} lists`]: `${ended} MB` };
  } finally {
    await server.stop();
  }
}
