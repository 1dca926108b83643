// npm run real-data and npm run benchmark: runs one of the project's own programs, with what follows `--`.
import { install, ownNode, run } from "./setup.mjs";

await install();
process.exit(await run(ownNode(), process.argv.slice(2)));
