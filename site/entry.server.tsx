import { PassThrough, Writable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { de } from "#words/de.ts";
import { en } from "#words/en.ts";
import { fr } from "#words/fr.ts";
import { nl } from "#words/nl.ts";
import { fetchEveryPart } from "./chunks/on-demand.tsx";
import { keptCards } from "./listing/card/draw-kept-cards.server.tsx";
import { KeptCardsContext } from "./listing/card/kept-cards.ts";
import { NonceContext } from "./nonce.ts";
import { renderingContext } from "./rendering.ts";
import { addDictionary } from "./shell/words/dictionaries.ts";
import type { ShellView } from "./shell/shell-view.ts";

addDictionary("nl", nl);
addDictionary("fr", fr);
addDictionary("en", en);
addDictionary("de", de);

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
  const { nonce, whole, report } = loadContext.get(renderingContext);
  const isKept = whole && !/no-store|private/.test(headers.get("Cache-Control") ?? "");
  const waits = isKept || isbot(request.headers.get("User-Agent") ?? "");
  const shell = routerContext.staticHandlerContext.loaderData["root"] as ShellView | undefined;
  const page = (
    <NonceContext value={nonce}>
      <KeptCardsContext value={shell ? keptCards(shell.locale, shell.words) : null}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </KeptCardsContext>
    </NonceContext>
  );
  return draw(page, { nonce, waits, status, headers, report, signal: request.signal });
}

/** What loaders throw on purpose, and what a visitor who left broke off, is nothing for the log. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || error instanceof Response) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(renderingContext).report(error);
};

type Drawing = {
  readonly nonce: string;
  readonly waits: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
};

function draw(page: React.ReactNode, { nonce, waits, ...answer }: Drawing): Promise<Response> {
  return new Promise((resolve, reject) => {
    let { status } = answer;
    // Before that, the router gets the error and reports it.
    let hasLeft = false;
    const answered = () => ({ status, headers: answer.headers });
    const send = () => {
      hasLeft = true;
      if (waits) {
        clearTimeout(timer);
        pipe(whole((html) => resolve(new Response(html, answered()))));
        return;
      }
      const body = new PassThrough({
        // A forgotten timer would keep the whole drawing in memory until it fires.
        final: (done) => (clearTimeout(timer), done()),
      });
      body.on("close", () => clearTimeout(timer));
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
    answer.signal.addEventListener("abort", () => abort(answer.signal.reason), { once: true });
  });
}

/** All of a page in one piece: what is all there needs no streams on the way. */
function whole(take: (html: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    write: (part: Uint8Array, _, done) => (parts.push(part), done()),
    final: (done) => (take(Buffer.concat(parts)), done()),
  });
}
