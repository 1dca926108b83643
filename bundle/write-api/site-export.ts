import type { Client } from "pg";
import { connect } from "#platform/db/connection.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { type ApiCall, siteEndpoint } from "#features/site/api/endpoint.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { Site } from "#features/site/schema/site.ts";
import { exportSite } from "../export/export-site.ts";
import { zipOf } from "../files/write-zip.ts";

export const siteExport = [
  siteEndpoint({
    method: "GET",
    path: "/export",
    group: "Writing",
    scope: "content",
    isOwners: true,
    isPersonal: true,
    isFile: "application/zip",
    summary: "The site as a bundle that imports to the same site",
    description:
      "A .zip as `gevel export` writes it, of the site at one moment, with the true addresses of listings that hide them. It comes while it is packed, so that its length is not told before; one at a time of each site.\n\n`curl -H 'Authorization: Bearer gevel_…' -o site.zip https://www.example.be/api/sites/huyzen/export`",
    operationId: "exportSite",
    problems: ["busy"],
    handle: async (call) => {
      const client = await connect(call.parts.storage.databaseUrl);
      try {
        await begin(client, call);
      } catch (error) {
        await client.end();
        throw error;
      }
      const { site, parts } = call;
      const asked = { siteId: site.id, dataDir: parts.dataDir, report: () => {} };
      const body = streamOf(zipOf(exportSite(client, asked)), () => client.end());
      return { json: null, response: new Response(body, { headers: headersOf(site) }) };
    },
  }),
];

type Call = ApiCall & { readonly site: Site };

/** The lock goes with the connection. */
async function begin(client: Client, { site, holder, now }: Call): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    "select pg_try_advisory_lock(hashtext('gevel export'), hashtext($1)) as free",
    [site.id],
  );
  if (!rows[0]!.free) throw new AppError("busy", { headers: { "Retry-After": "60" } });
  const entry = { at: now, actor: holder!.actor, action: "GET", subject: "export" };
  await writeLogEntry(client, site.id, { ...entry, outcome: "exported" });
}

function headersOf({ id }: Site): Record<string, string> {
  return {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${id}.zip"`,
    "Cache-Control": "private, no-store",
  };
}

/** Pieces as the caller takes them; `close` follows their end, a failure and a caller who leaves. */
function streamOf(pieces: AsyncGenerator<Buffer>, close: () => Promise<void>): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (!done) return controller.enqueue(value);
        await close();
        controller.close();
      } catch (error) {
        await close();
        throw error;
      }
    },
    async cancel() {
      await pieces.return(undefined);
      await close();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
