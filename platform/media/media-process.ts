import { renderSize } from "./serving/render-size.ts";
import { inspectMedia } from "./ingest/inspect-media.ts";
import { proveDrawing } from "./ingest/prove-drawing.ts";
import { serveTasks } from "./isolated/serve-tasks.ts";

/** The program of the processes that open agencies' pictures: the packages that do so are loaded here alone. */
const TASKS = { inspectMedia, proveDrawing, renderSize };

export type MediaTasks = typeof TASKS;

serveTasks(TASKS);
