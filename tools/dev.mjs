// npm run dev: serves the sources as they are, and shows each change at once.
import { install, ownNode, run } from "./setup.mjs";

await install();
process.exit(await run(ownNode(), ["server/dev.ts"]));
