/** What the archive of `npm run pack` takes from the sources: what the server and the command line read (`gevel` runs from the sources), and what an operator reads. */
export const PACKED = [
  "build/client",
  "build/desk",
  "build/server",
  "bundle",
  "cli",
  "deploy",
  "domain",
  "features",
  "migrations",
  "packages/demo",
  "platform",
  "server",
  "ui",
  "package.json",
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
  "docs",
  // The documents link to these.
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "decisions",
];

/** Left out of those folders. */
export const NOT_PACKED = /\.test\.tsx?$|\/testing(\/|$)|\/node_modules(\/|$)/;
