import { findDemo, NO_DEMO } from "#bundle/demo-package.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";

const DEFAULT_FOLDER = "demo-bundles";

export const demoCommand: Command = {
  name: "demo",
  takes: "[dir]",
  fewest: 0,
  most: 1,
  summary: "Writes the two invented agencies as bundles, ready to import.",
  flags: {},
  help: `
[dir] is the folder to write into, ${DEFAULT_FOLDER} without it; each agency becomes a folder in it. The same day always
gives the same bundles.`,
  run: async ({ words, terminal }) => {
    const demo = await findDemo();
    if (!demo) {
      terminal.complain(`gevel: ${NO_DEMO}`);
      return EXIT.failed;
    }
    const folder = words[0] ?? DEFAULT_FOLDER;
    await demo.writeDemo(folder, { today: new Date() });
    terminal.say(`The demo bundles are in ${folder}.`);
    return EXIT.done;
  },
};
