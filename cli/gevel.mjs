#!/usr/bin/env node
// The system's Node may be older than the one that npm start fetches; this file runs on both and hands over.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const NEEDED_MAJOR = 26;
/** Room for what is new, in MB: with the usual 32 a long import keeps 50 MB more, and is no faster. */
const YOUNG_MB = 8;
const program = fileURLToPath(new URL("./gevel.ts", import.meta.url));
/** What Node compiled of these files: from the second time on, a command starts a third faster. */
const COMPILED = fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url));
const isNewEnough = Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR;
const own = fileURLToPath(new URL("../tools/node/node_modules/.bin/node", import.meta.url));

if (!isNewEnough && !existsSync(own)) {
  console.error(
    `gevel needs Node ${NEEDED_MAJOR}; "npm ci" in ${fileURLToPath(new URL("../tools/node", import.meta.url))} fetches it.`,
  );
  process.exit(2);
}

const words = [`--max-semi-space-size=${YOUNG_MB}`, program, ...process.argv.slice(2)];
const child = spawn(isNewEnough ? process.execPath : own, words, {
  // The channel carries nothing: its end tells that this process was killed.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  // Pictures are drawn in threads; a heap for each keeps what another could use again.
  env: { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: COMPILED, ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`gevel can't start: ${error.message}`);
  process.exit(1);
});
child.on("exit", (code, signal) => {
  if (signal)
    console.error(`gevel: ended by ${signal}; an import that was not finished has changed nothing.`);
  process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1));
});
