import type { Readable } from "node:stream";
import { Parser } from "htmlparser2";
import { BundleRefused } from "../../../../files/bundle-files.ts";

export type XmlHandlers = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/** Deeper than any part of a workbook. */
const DEEPEST = 100;
/** Signs that a parser may hold before it has something to tell: no name or attribute is as long. */
const MOST_HELD = 4_000_000;

/**
 * Reads XML piece by piece; the answer pauses after each piece, so that what the handlers gathered can be passed on.
 * Declared entities are not known and so never expanded.
 */
export async function* parseXml(stream: Readable, handlers: XmlHandlers): AsyncGenerator<void> {
  let depth = 0;
  let held = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        held = 0;
        depth += 1;
        if (depth > DEEPEST) throw new BundleRefused("its XML is nested too deeply");
        handlers.open?.(withoutPrefix(name), attributes);
      },
      ontext: (text) => {
        held = 0;
        handlers.text?.(text);
      },
      onclosetag: (name) => {
        held = 0;
        depth -= 1;
        handlers.close?.(withoutPrefix(name));
      },
    },
    { xmlMode: true },
  );
  stream.setEncoding("utf8");
  for await (const piece of stream as AsyncIterable<string>) {
    held += piece.length;
    if (held > MOST_HELD) throw new BundleRefused("its XML has a name or an attribute without end");
    parser.write(piece);
    yield;
  }
  parser.end();
  yield;
}

export async function parseAll(stream: Readable, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(stream, handlers));
}

/** Some programs write `x:row` for `row`. */
function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
