// npm start: installs and builds what is missing, then serves the production build.
import { build } from "./build.mjs";
import { install, ownNode, run } from "./setup.mjs";

await install();
await build();
process.exit(await run(ownNode(), ["build/server/index.js"], { env: { NODE_ENV: "production" } }));
