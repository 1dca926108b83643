import type { Plugin } from "vite";

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js/;

/** What a page's scripts are, as the router lists them: its list of screens, the entry, and all that they need. */
const FILES =
  "[manifest.url, manifest.entry.module, ...manifest.entry.imports, ...getModuleLinkHrefs(matches, manifest, { includeHydrateFallback: true })]";

/** How the router writes what starts a page's scripts, and how it is written here; a row that no longer fits stops the build. */
const ROWS: ReadonlyArray<readonly [written: string, here: string]> = [
  // What is imported by name is there before the script that asks for it: this one waits first.
  ["`import ${JSON.stringify(manifest.url)}`", "`await import(${JSON.stringify(manifest.url)})`"],
  [
    "`import * as ${routeVarName} from ${JSON.stringify(module)};`",
    "`const ${routeVarName} = await import(${JSON.stringify(module)});`",
  ],
  [
    '`import * as ${chunk.varName} from "${chunk.module}";`',
    '`const ${chunk.varName} = await import("${chunk.module}");`',
  ],
  // In a function, so that a file that can't be had is heard of (site/chunks/watch-script.ts).
  [
    "__html: routeModulesScript",
    `__html: \`(async () => {
await gevelStart.fetchScripts(\${JSON.stringify([...new Set(${FILES})])});
\${routeModulesScript}
})()\``,
  ],
  // Links to them in the page would have them fetched at once.
  ["return isHydrated || isRSCRouterContext ? null :", "return initialScripts;"],
];

/**
 * A page is whole without its scripts: they begin once it is on the screen (site/chunks/start-script.ts), so that a slow
 * line carries its styles, its first picture and its fonts first. The router has no setting for that.
 */
export function lateScripts(): Plugin {
  return {
    name: "gevel:late-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        for (const [written] of ROWS)
          if (code.split(written).length !== 2)
            this.error(`react-router's components.js no longer writes once: ${written}`);
        return ROWS.reduce((late, [written, here]) => late.replace(written, () => here), code);
      },
    },
  };
}
