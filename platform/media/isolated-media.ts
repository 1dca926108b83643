import { findInProject } from "../config/find-in-project.ts";
import type { InspectedMedia } from "./ingest/inspect-media.ts";
import type { MediaTasks } from "./media-process.ts";
import { createProcessPool } from "./isolated/process-pool.ts";
import { isMarkup } from "./ingest/is-markup.ts";
import { TaskStopped } from "./isolated/task-process.ts";

/** A photo of 100 million pixels that lies on its side takes 1.1 GB. */
const MOST_MEGABYTES = 1_536;
/** Seconds of processor after which a file counts as made to keep the machine busy; the largest photos take a few. */
const LONGEST = { inspectDrawing: 10, inspectPicture: 60, proveDrawing: 10, renderSize: 20 };

const pool = createProcessPool<MediaTasks>({
  program: findInProject("platform/media/media-process.ts"),
  megabytes: MOST_MEGABYTES,
});

/**
 * What `inspectMedia` says, found out in a process that can be killed: a file of a few bytes can be made to hang it. `isDrawn` has a drawing
 * drawn too, and refused where that takes long. That is for what single people send: an import would take longer by it.
 */
export async function inspectIsolated(bytes: Buffer, { isDrawn = false } = {}): Promise<InspectedMedia> {
  const seconds = isMarkup(bytes) ? LONGEST.inspectDrawing : LONGEST.inspectPicture;
  try {
    const inspected = await pool.run("inspectMedia", seconds, bytes);
    if (isDrawn && inspected.ok && inspected.info.kind === "vector")
      await pool.run("proveDrawing", LONGEST.proveDrawing, inspected.content, inspected.info);
    return inspected;
  } catch (error) {
    if (error instanceof TaskStopped)
      return { ok: false, code: "unsafe-drawing", reason: `it cannot be drawn: ${error.message}` };
    throw error;
  }
}

/** What `renderSize` draws, in such a process too. Rejects with {@link TaskStopped} where it would not come to an end. */
export function renderIsolated(...given: Parameters<MediaTasks["renderSize"]>): Promise<Buffer> {
  return pool.run("renderSize", LONGEST.renderSize, ...given);
}
