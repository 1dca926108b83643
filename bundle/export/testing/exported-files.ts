import { withConnection } from "#platform/db/connection.ts";
import { exportSite } from "../export-site.ts";

/** An export by its files; pictures in base64. */
export async function exportedFiles(url: string, { siteId, dataDir }: { siteId: string; dataDir: string }) {
  const files: Record<string, string> = {};
  const warnings: string[] = [];
  const report = ({ message }: { message: string }) => void warnings.push(message);
  await withConnection(url, async (client) => {
    for await (const { name, content } of exportSite(client, { siteId, dataDir, report })) {
      const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(await Array.fromAsync(content));
      files[name] = bytes.toString(name.startsWith("media/") ? "base64" : "utf8");
    }
  });
  const bundle = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      name.startsWith("media/") ? Buffer.from(text, "base64") : text,
    ]),
  );
  return { files, bundle, warnings };
}
