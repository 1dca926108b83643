import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/serve.ts"],
    // Each worker has a server of its own. One page at a time leaves a core idle.
    maxWorkers: 2,
    // No journey leaves anything in a module that another could meet: loading them once a worker is enough.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A machine that stalls for a moment is no fault of the product; the report names what needed its second try.
    retry: 1,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
