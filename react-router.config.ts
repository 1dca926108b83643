import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  // The server has two beginnings: its own and that of the threads that draw pages.
  serverBuildFile: "[name].js",
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
