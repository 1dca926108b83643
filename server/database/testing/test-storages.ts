import { openStorage, type OpenStorage } from "../open-storage.ts";
import { openTestDatabase, type TestServer } from "./test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";

/** Two servers' storages on one database that holds the sites `huyzen` and `zilt`. */
export async function openTwoServers(server?: TestServer) {
  const database = await openTestDatabase(server);
  const open = () => openStorage({ databaseUrl: database.url, dataDir: "/nowhere" });
  const storages: [OpenStorage, OpenStorage] = [await open(), await open()];
  for (const siteId of ["huyzen", "zilt"]) await importForTest(storages[0], { siteId });
  return {
    first: storages[0],
    second: storages[1],
    url: database.url,
    close: async () => {
      await Promise.all(storages.map((storage) => storage.close()));
      await database.close();
    },
  };
}
