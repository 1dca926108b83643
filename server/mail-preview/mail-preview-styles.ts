/** The style sheet of the preview of mails: a string, so that the server stays one bundle. */
export const MAIL_PREVIEW_STYLES = `:root {
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
}
main {
  max-width: 80rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
}
table {
  width: 100%;
  border-collapse: collapse;
}
th,
td {
  padding: 0.4rem 1rem 0.4rem 0;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;
}
dl {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0.25rem 1rem;
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  padding: 0;
  list-style: none;
}
nav a {
  display: inline-block;
  padding-block: 0.25rem;
}
.sheets {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
  gap: 1.5rem;
}
iframe {
  width: 100%;
  height: 48rem;
  border: 1px solid;
  background: #fff;
}
pre {
  overflow: auto;
  padding: 1rem;
  border: 1px solid;
  white-space: pre-wrap;
}
`;
