// npm start: installs and builds what is missing, then serves the production build.
import { build } from "./build.mjs";
import { install, ownNode, run } from "./setup.mjs";

await install();
await build();
// The engine compresses in threads: a heap for each keeps what another could use again, a tenth of all memory.
const { MALLOC_ARENA_MAX = "2" } = process.env;
const env = { NODE_ENV: "production", MALLOC_ARENA_MAX };
process.exit(await run(ownNode(), ["build/server/index.js"], { env }));
