import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
