import { bad, quoted, type ReadValue } from "./read-value.ts";

const LONGEST = 2_000;

/** Addresses or names of files, with `;` or new lines between them; with commas too where each part is an address. */
export function splitList(text: string): readonly string[] {
  return text
    .split(/[;\r\n|]|,(?=\s*https?:\/\/)/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Addresses of the web, nothing else: no script, no path on a disk. */
export function readLinks(text: string): ReadValue<readonly string[]> {
  const links = splitList(text);
  const wrong = links.find((link) => !isLink(link));
  return wrong === undefined ? { value: links } : bad(`${quoted(wrong)} is no https address`);
}

/** Example: `isLink("https://foto.example/1.jpg")` is true, `isLink("gevel.jpg")` is false. */
export function isLink(text: string): boolean {
  return text.length <= LONGEST && /^https?:\/\//i.test(text) && URL.canParse(text);
}
