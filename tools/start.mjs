// npm start: installs and builds what is missing, then serves the production build.
import { build } from "./build.mjs";
import { install, ownNode, run } from "./setup.mjs";

await install();
await build();
// The engine compresses in threads: a heap for each keeps what another could use again, a tenth of all memory.
const { MALLOC_ARENA_MAX = "2" } = process.env;
const env = { NODE_ENV: "production", MALLOC_ARENA_MAX };
// In MB. The more the engine may take, the longer it leaves what nobody uses: twice as much memory with its own limits.
const sizes = "--max-old-space-size=512 --max-semi-space-size=16";
// Of two, the last one counts: the operator's own.
const NODE_OPTIONS = `${sizes} ${process.env.NODE_OPTIONS ?? ""}`;
process.exit(await run(ownNode(), ["build/server/index.js"], { env: { ...env, NODE_OPTIONS } }));
