/** Styles of another document, which this document's policy would refuse as they are read. */
const STYLES = /<style\b[\s\S]*?<\/style>/g;

/** A page of the site from its HTML, which loads and runs nothing. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(STYLES, ""), "text/html");
}
