import type { Plugin } from "vite";

/** As the router writes each link that fetches a page's code ahead. */
const PRELOAD = "crossOrigin: scriptProps.crossOrigin,\n\t\tintegrity";
const LINKS = 3;

/**
 * A page is whole without its scripts: they are fetched as soon as there is room beside its styles and its first picture,
 * not before them. The router has no setting for that.
 */
export function lateScripts(): Plugin {
  return {
    name: "gevel:late-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js/ },
      handler(code) {
        if (code.split(PRELOAD).length !== LINKS + 1)
          this.error("react-router's components.js no longer writes its links as expected");
        return code.replaceAll(PRELOAD, `fetchPriority: "low",\n\t\t${PRELOAD}`);
      },
    },
  };
}
