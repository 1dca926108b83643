import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

type PlainPage = {
  readonly title: string;
  /** Address of its style sheet. */
  readonly sheet: string;
  readonly robots?: "noindex";
  readonly content: Html;
};

/** A page for developers and operators, which is no agency's: without its frame, its look and its languages. */
export function plainPage({ title, sheet, robots, content }: PlainPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${robots ? html`<meta name="robots" content="${robots}" />` : ""}
        <title>${title}</title>
        <link rel="stylesheet" href="${sheet}" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
