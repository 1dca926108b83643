// The same tests as on the embedded database: an operator's own server may be as old as this one.
process.env.GEVEL_TEST_SERVER = "postgresql-15";

await import("./ajax.test.ts");
await import("./contract.test.ts");
await import("./hostile-input.test.ts");
await import("#features/listings/api/estates.test.ts");
await import("#features/listings/api/search.test.ts");
await import("#features/pages/api/sites-and-pages.test.ts");
