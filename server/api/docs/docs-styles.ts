/** The style sheet of the docs pages: a string, so that the server stays one bundle. */
export const DOCS_STYLES = `:root {
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
}
main {
  max-width: 62rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
}
h2 {
  margin: 3rem 0 0;
  border-bottom: 1px solid;
}
h3 {
  font-size: 1.05rem;
  overflow-wrap: anywhere;
}
h3 span {
  display: inline-block;
  min-width: 3.5rem;
}
code,
pre {
  font-family: ui-monospace, monospace;
}
pre {
  max-height: 30rem;
  overflow: auto;
}
table {
  width: 100%;
  border-collapse: collapse;
  margin-bottom: 1rem;
}
caption {
  text-align: start;
  font-weight: 600;
}
th,
td {
  padding: 0.25rem 0.75rem 0.25rem 0;
  text-align: start;
  vertical-align: top;
}
article + article {
  margin-top: 2.5rem;
}
summary {
  padding: 0.4rem 0;
  cursor: pointer;
}
`;
