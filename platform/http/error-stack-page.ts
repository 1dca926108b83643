import { inspect, stripVTControlCharacters } from "node:util";
import { html } from "hono/html";

/** For developers alone: what failed, and where in the sources. Vite's script loads the page anew when a source changes. */
export async function errorStackPage(error: unknown): Promise<Response> {
  // What Vite says of a source that it cannot read has the colours of a terminal.
  const text = stripVTControlCharacters(inspect(error));
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>This page failed</title>
        <script type="module" src="/@vite/client"></script>
        <style>
          body {
            margin: 2rem;
            font: 1rem/1.5 monospace;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>This page failed</h1>
          <pre>${text}</pre>
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
