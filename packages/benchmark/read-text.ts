import { get } from "node:http";
import { text } from "node:stream/consumers";

/** What a site answers; `fetch` cannot name another host than the one it connects to. */
export function readText(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { Host: host } }, (answer) => text(answer).then(resolve, reject)).on("error", reject);
  });
}
