import { hash } from "node:crypto";
import type { InlineSources } from "../middleware/security-headers.ts";

/**
 * Takes the nonce off a page that is kept, and names instead the hash of each script and style that carried it. What
 * slipped into the page from outside never knew the nonce, so the policy does not let it run.
 */
export function hashInlineSources(html: string, nonce: string): { body: string; inline: InlineSources } {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const element = new RegExp(`<(script|style)\\b[^>]*?${RegExp.escape(mark)}[^>]*>([\\s\\S]*?)</\\1`, "g");
  for (const [, name, content] of html.matchAll(element)) {
    if (!content) continue;
    (name === "script" ? scripts : styles).add(`'sha256-${hash("sha256", content, "base64")}'`);
  }
  return { body: html.replaceAll(mark, ""), inline: { scripts: [...scripts], styles: [...styles] } };
}
