import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { inSpan } from "../tracing/tracing.ts";

let last: Promise<unknown> = Promise.resolve();

/** The HTML of a whole document: its `<html>` element after the doctype. */
export async function renderDocument(html: ReactNode, signal: AbortSignal): Promise<string> {
  return inSpan({ name: "render HTML" }, () =>
    onePerTurn(() => {
      signal.throwIfAborted();
      return `<!DOCTYPE html>${renderToString(html)}`;
    }),
  );
}

/**
 * Runs one piece of work in each turn of the event loop, in the order in which they were asked for: whatever else waits,
 * an answer from the cache above all, comes between two of them.
 */
export function onePerTurn<Result>(work: () => Result): Promise<Result> {
  const turn = last.then(nextTurn, nextTurn);
  const result = turn.then(work);
  last = result.catch(() => undefined);
  return result;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
