// npm start: installs and builds what is missing, then serves the production build.
import { build } from "./build.mjs";
import { install, ownNode, run } from "./setup.mjs";

await install();
await build();
// The engine compresses in threads: a heap for each keeps what another could use again, a tenth of all memory. What takes a
// megabyte and more, such as the columns of an index, goes back to the system at once when it is free.
const { MALLOC_ARENA_MAX = "2", MALLOC_MMAP_THRESHOLD_ = String(2 ** 20) } = process.env;
const env = { NODE_ENV: "production", MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ };
// Left alone, the engine gives new objects more room, which is no faster and stays taken (docs/scaling.md).
process.exit(await run(ownNode(), ["--max-semi-space-size=8", "build/server/index.js"], { env }));
