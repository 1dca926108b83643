// npm run dev: serves the sources as they are, and shows each change at once.
import { install, ownNode, run } from "./setup.mjs";

await install();
const { DEV_PAGES = "1" } = process.env;
process.exit(await run(ownNode(), ["server/dev.ts"], { env: { DEV_PAGES } }));
