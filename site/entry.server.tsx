import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { onePerTurn } from "#platform/render/one-per-turn.ts";
import { fetchEveryPart } from "./chunks/on-demand.tsx";
import { NonceContext } from "./nonce.ts";
import { PageData } from "./page-data/page-data.tsx";
import { renderingContext } from "./rendering.ts";
import { keptParts } from "./shell/kept-parts.server.tsx";
import "./shell/words/add-all-dictionaries.server.ts";
import type { ShellView } from "./shell/shell-view.ts";
import { KeepContext } from "./ui/kept.tsx";

/** Loader promises that are still open after this are given up, and a little later the drawing itself. */
export const streamTimeout = 10_000;

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await fetchEveryPart();
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { nonce, take, signal, report } = loadContext.get(renderingContext);
  const taken = /no-store|private/.test(headers.get("Cache-Control") ?? "") ? null : take;
  const waits = taken !== null || isbot(request.headers.get("User-Agent") ?? "");
  const shell = routerContext.staticHandlerContext.loaderData["root"] as ShellView | undefined;
  const page = (
    <NonceContext value={nonce}>
      <KeepContext value={shell ? keptParts(shell) : null}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        <PageData context={routerContext} />
      </KeepContext>
    </NonceContext>
  );
  // React renders in the turn of the event loop after the one in which it is asked.
  await onePerTurn(() => signal.throwIfAborted());
  return draw(page, { nonce, waits, take: taken, status, headers, report, signal });
}

/** What loaders throw on purpose, and what a visitor who left broke off, is nothing for the log. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  const { signal, report } = context.get(renderingContext);
  if (signal.aborted || error instanceof Response) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  report(error);
};

type Drawing = {
  readonly nonce: string;
  readonly waits: boolean;
  readonly take: ((html: string) => void) | null;
  readonly status: number;
  readonly headers: Headers;
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
};

function draw(page: React.ReactNode, { nonce, waits, take, ...answer }: Drawing): Promise<Response> {
  return new Promise((resolve, reject) => {
    let { status } = answer;
    // Before that, the router gets the error and reports it.
    let hasLeft = false;
    const answered = () => ({ status, headers: answer.headers });
    const send = () => {
      hasLeft = true;
      if (waits) {
        forget();
        const done = (html: string) => {
          take?.(html);
          resolve(new Response(take ? null : html, answered()));
        };
        pipe(whole(done, reject));
        return;
      }
      const body = new PassThrough({ final: (done) => (forget(), done()) });
      body.on("close", forget);
      resolve(new Response(createReadableStreamFromReadable(body), answered()));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React holds back large parts and swaps them in by script, also when everything is ready.
      ...(waits ? { onAllReady: send, progressiveChunkSize: Infinity } : { onShellReady: send }),
      onShellError: reject,
      onError: (error) => {
        status = 500;
        if (hasLeft) answer.report(error);
      },
    });
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    const stop = () => abort(answer.signal.reason);
    answer.signal.addEventListener("abort", stop);
    /** Whatever ends a drawing late would hold all of it in memory until then. */
    const forget = () => {
      clearTimeout(timer);
      answer.signal.removeEventListener("abort", stop);
    };
  });
}

/** Takes all of a page: as text where the build lets React hand on that (`tools/bundling/joined-pages.ts`), else as bytes. */
function whole(take: (html: string) => void, fail: (error?: Error) => void): NodeJS.WritableStream {
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  const takePiece = (piece: string | Uint8Array) => {
    pieces.push(typeof piece === "string" ? piece : decoder.decode(piece, { stream: true }));
    return true;
  };
  // All is there before React begins to write, so that nothing is ever waited for.
  const stream = {
    takePiece,
    write: takePiece,
    end: () => take(pieces.join("")),
    destroy: fail,
    on: () => stream,
  };
  return stream as unknown as NodeJS.WritableStream;
}
