import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{domain,contract,words,server,site,mail,demo,cli,tools}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
