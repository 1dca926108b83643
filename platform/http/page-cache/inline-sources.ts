import { hash } from "node:crypto";
import type { InlineSources } from "../security-headers.ts";

const TAG = /^<(script|style)\b/;
const LONGEST_TAG = "<script ".length;

/**
 * Takes the nonce off a page that is cached, and names instead the hash of each script and style that carried it. What
 * slipped into the page from outside never knew the nonce, so the policy does not let it run. The bytes close up where
 * they stand: `body` is the beginning of `html`.
 */
export function hashInlineSources(
  html: Buffer<ArrayBuffer>,
  nonce: string,
): { body: Buffer<ArrayBuffer>; inline: InlineSources } {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let end = 0;
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const start = html.lastIndexOf("<", at);
    const [, name] = TAG.exec(html.toString("latin1", start, start + LONGEST_TAG)) ?? [];
    html.copyWithin(end, from, at);
    end += at - from;
    from = at + mark.length;
    if (!name) continue;
    const content = html.subarray(html.indexOf(">", from) + 1, html.indexOf(`</${name}`, from));
    if (content.length > 0)
      (name === "script" ? scripts : styles).add(`'sha256-${hash("sha256", content, "base64")}'`);
  }
  html.copyWithin(end, from);
  end += html.length - from;
  return { body: html.subarray(0, end), inline: { scripts: [...scripts], styles: [...styles] } };
}
