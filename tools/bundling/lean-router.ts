import type { Plugin } from "vite";

/** What this site never turns on, by the router's file: the condition as it stands there, and what it always is here. */
const NEVER: ReadonlyArray<readonly [file: string, condition: string, always: string]> = [
  // Routes are all known at once (`routeDiscovery: initial`).
  ["dom/ssr/fog-of-war.js", "!isFogOfWarEnabled(routeDiscovery, ssr)", "true"],
  ["dom/ssr/components.js", "isFogOfWarEnabled(routeDiscovery, ssr)", "false"],
  ["router/router.js", "init.patchRoutesOnNavigation", "undefined"],
  ["router/router.js", "fogOfWar.active && fogOfWar.matches", "false"],
  ["router/router.js", "if (isFogOfWar) {", "if (false) {"],
  // Nobody is asked before leaving a page.
  ["router/router.js", "if (blockerFunctions.size === 0) return;", "return;"],
  ["router/router.js", "if (blockerKey && delta != null) {", "if (false) {"],
  ["router/router.js", "if (blockerKey) {", "if (false) {"],
  // Places on a page are ours to keep (`site/shell/scroll-places.tsx`).
  ["router/router.js", "if (savedScrollPositions && getScrollPosition)", "if (false)"],
  ["router/router.js", "if (savedScrollPositions) {", "if (false) {"],
  // Nobody listens in on the router.
  ["router/router.js", "init.instrumentations", "undefined"],
  ["router/router.js", "consumeInstrumentationClientResultMetaReceiver(router)", "undefined"],
  // No page fades into another.
  [
    "router/router.js",
    "if (isBrowser) {\n\t\t\trestoreAppliedTransitions",
    "if (false) {\n\t\t\trestoreAppliedTransitions",
  ],
  [
    "router/router.js",
    'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
    "false",
  ],
  ["router/router.js", "else if (pendingViewTransitionEnabled)", "else if (false)"],
  ["components.js", "!viewTransitionOpts || !isViewTransitionAvailable", "true"],
  // Components are no server's (`react-server`), and addresses are matched as before.
  ["dom/ssr/components.js", "useIsRSCRouterContext()", "false"],
  ["components.js", "useIsRSCRouterContext() || useTransitions", "useTransitions"],
  ["hooks.js", "if (this.context) return", "if (false) return"],
  ["router/router.js", "if (future.unstable_routePatternMatching) {", "if (false) {"],
  // Every page is drawn by the server, and its scripts are started there (`late-scripts.ts`).
  ["dom/ssr/components.js", "let contextScript = staticContext ?", "let contextScript = false ?"],
  ["dom/ssr/components.js", "let routeModulesScript = !isStatic ?", "let routeModulesScript = true ?"],
  [
    "dom/ssr/components.js",
    "let preloads = isHydrated || isRSCRouterContext ? [] :",
    "let preloads = true ? [] :",
  ],
  [
    "dom/ssr/components.js",
    "return isHydrated || isRSCRouterContext ? null :",
    "return isHydrated ? null : initialScripts;",
  ],
  ["dom-export/hydrated-router.js", "ssrInfo.context.isSpaMode", "false"],
  ["dom-export/hydrated-router.js", "UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", "undefined;"],
];

/** Leaves out of the browser's build what the router keeps for settings that this site doesn't use. */
export function leanRouter(): Plugin {
  return {
    name: "gevel:lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ },
      handler(code, id) {
        const rows = NEVER.filter(([file]) => id.replaceAll("\\", "/").endsWith(`/lib/${file}`));
        for (const [file, condition] of rows)
          if (!code.includes(condition)) this.error(`react-router's ${file} no longer asks: ${condition}`);
        return withoutNames(
          rows.reduce((lean, [, condition, always]) => lean.replaceAll(condition, always), code),
        );
      },
    },
  };
}

/** Names for developers' tools keep in a build what nobody uses: its links, their way of scrolling, its other histories. */
function withoutNames(code: string): string {
  return code
    .replace(/^[\w$]+\.displayName = .+;$/gm, "")
    .replace(/= (React\$1\.forwardRef\()/g, "= /* @__PURE__ */ $1");
}
