import { toPlainText } from "@react-email/render";

const WIDTH = 76;

/** The words of a mail for who reads without HTML: each fact on a line, each link after its words. */
export function plainText(html: string): string {
  const text = toPlainText(html, {
    wordwrap: WIDTH,
    selectors: [
      ...["h1", "h2"].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
      })),
      { selector: "a[href^='mailto:']", format: "anchor", options: { ignoreHref: true } },
      { selector: "a[href^='tel:']", format: "anchor", options: { ignoreHref: true } },
      // A label and its value stand on one line.
      {
        selector: "tr[data-text='line']",
        format: "block",
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
      { selector: "tr[data-text='line'] > td", format: "inline" },
    ],
  });
  return `${text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
