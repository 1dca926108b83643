import type { Plugin } from "vite";

type Row = readonly [written: string, here: string];

/** How the router hands a page's data on, by its file, and how it does here; a row that no longer fits stops the build. */
const ROWS: Readonly<Record<"ssr" | "client", { readonly file: RegExp; readonly row: Row }>> = {
  // Written for each page by a walk through all of it; only errors need more than JSON tells.
  ssr: {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]server-runtime[\\/]server\.js/,
    row: [
      "serverHandoffStream: encodeViaTurboStream(",
      "serverHandoffStream: state.errors && encodeViaTurboStream(",
    ],
  },
  client: {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom-export[\\/]hydrated-router\.js/,
    row: [
      "if (!ssrInfo.stateDecodingPromise) {",
      "ssrInfo.stateDecodingPromise ??= ssrInfo.context.state && { value: true };\n\tif (!ssrInfo.stateDecodingPromise) {",
    ],
  },
};

/** Lets a page bring its data as JSON (`site/page-data/`). The router has no setting for that. */
export function plainPageData(): Plugin[] {
  return (["ssr", "client"] as const).map((environment) => {
    const { file, row } = ROWS[environment];
    const [written, here] = row;
    return {
      name: `gevel:page-data-${environment}`,
      apply: "build",
      applyToEnvironment: ({ name }) => name === environment,
      transform: {
        filter: { id: file },
        handler(code) {
          if (!code.includes(written)) this.error(`react-router no longer writes: ${written}`);
          return code.replaceAll(written, () => here);
        },
      },
    };
  });
}
