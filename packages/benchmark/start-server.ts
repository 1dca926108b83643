import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
/** The first start brings in the demo agencies, on one core where one is asked for. */
const PATIENCE = 240_000;

export type Running = {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

/** Starts the production build on a folder of data, on one core when asked, and waits until it can serve. */
export async function startServer(options: {
  dataDir: string;
  port: number;
  core?: number;
  logLevel?: "info" | "warn";
  /** The checkout whose build runs; this one unless another is named. */
  root?: string;
  /** Other settings of the server. */
  settings?: Readonly<Record<string, string>>;
}): Promise<Running> {
  const { root = ROOT } = options;
  // As `npm start` says it.
  const command = [process.execPath, "--max-semi-space-size=8", join(root, "build/server/index.js")];
  if (options.core !== undefined) command.unshift("taskset", "-c", String(options.core));
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env: {
      ...process.env,
      // As `npm start` says it.
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: String(2 ** 20),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: options.logLevel ?? "warn",
      ...options.settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${options.port}`;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const until = Date.now() + PATIENCE;
  while (Date.now() < until && child.exitCode === null) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    const end = (signal: NodeJS.Signals) => (child.kill(signal), ended);
    if (isReady) return { origin, pid: child.pid!, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error("The server did not become ready; see its log above.");
}
