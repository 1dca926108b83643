import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bundle,desk,domain,features,platform,server,ui,cli,packages,tools}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A machine that stalls for a moment is no fault of the product; the report names what needed its second try.
    retry: 1,
    // Much of a test's time is the database's: two cores are not busy with one file at a time.
    maxWorkers: "100%",
  },
});
