import { createApp } from "./app.ts";
import { runDrawingThread } from "./pages/threads/run-drawing-thread.ts";

/** The build puts this file beside the server's own: each thread that draws pages begins here. */
await runDrawingThread(createApp);
