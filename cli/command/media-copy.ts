import { filesBelow } from "#platform/files/files-below.ts";
import { isS3Address } from "#platform/files/s3/s3-place.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { copyMedia } from "#platform/media/copy-media.ts";
import { mediaStoreOf, ORIGINALS } from "#platform/media/media-store.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";

export const mediaCopyCommand: Command = {
  name: "media copy",
  takes: "<s3://bucket/prefix|folder>",
  fewest: 1,
  most: 1,
  summary: "Copies all pictures to the bucket, or into the folder, where they shall be from now on.",
  flags: { all: { type: "boolean" } },
  help: `
Copies the originals of all pictures, documents and films from where this installation has them: the bucket of MEDIA_URL, or
DATA_DIR/media. Each is read back and compared by its SHA-256. What was copied before is not copied again, so that a run that
was ended goes on; --all compares that too. Sizes are not copied: they are made again.

To move: run it while servers run, start them with the new MEDIA_URL (or, for a folder named media, without it and with the
DATA_DIR that holds it), and run it once more with the former setting for what came in meanwhile.`,
  run: async ({ words: [named = ""], flags, config, environment, terminal }) => {
    const target = openFileStore(named, environment);
    const to = isS3Address(named) ? filesBelow(target, ORIGINALS) : target;
    const { copied, there, bytes } = await copyMedia(mediaStoreOf(config.dataDir).originals, to, {
      all: flags["all"] === true,
      onProgress: (seen) => terminal.redraw(`${seen} files`),
    });
    const size = (bytes / 1_000_000).toFixed(1);
    terminal.say(`${count(copied, "file")} copied to ${target.place} (${size} MB), ${there} were there.`);
    return EXIT.done;
  },
};
