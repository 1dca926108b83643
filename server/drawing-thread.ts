import { runDrawingThread } from "./pages/threads/run-drawing-thread.ts";
import { createWholeApp } from "./whole-app.ts";

/** The build puts this file beside the server's own: each thread that draws pages begins here. */
await runDrawingThread(createWholeApp);
