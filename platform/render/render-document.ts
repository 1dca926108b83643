import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { onePerTurn } from "./one-per-turn.ts";

/** The HTML of a whole document: its `<html>` element after the doctype. */
export async function renderDocument(html: ReactNode, signal: AbortSignal): Promise<string> {
  return onePerTurn(() => {
    signal.throwIfAborted();
    return `<!DOCTYPE html>${renderToString(html)}`;
  });
}
