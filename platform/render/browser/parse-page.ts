/** A page of the site from its HTML, which loads and runs nothing. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(withoutStyles(html), "text/html");
}

/** Styles of another document, which this document's policy would refuse as they are read. */
function withoutStyles(html: string): string {
  const [before, ...parts] = html.split(/<style\b/);
  return [before, ...parts.map((part) => part.slice(part.indexOf(END) + END.length))].join("");
}

const END = "</style>";
