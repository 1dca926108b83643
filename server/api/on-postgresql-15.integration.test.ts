// The same tests as on the embedded database: an operator's own server may be as old as this one.
process.env.GEVEL_TEST_SERVER = "postgresql-15";

await import("./ajax.integration.test.ts");
await import("./contract.integration.test.ts");
await import("./hostile-input.integration.test.ts");
await import("#features/listings/api/estates.integration.test.ts");
await import("#features/listings/api/search.integration.test.ts");
await import("#features/pages/api/sites-and-pages.integration.test.ts");
await import("#bundle/write-api/versions/versions.integration.test.ts");
await import("#bundle/write-api/drafts/drafts.integration.test.ts");
