import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { openFileTransport } from "./file-transport.ts";

test("without a mail server a mail is a file that any mail program opens", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-mails-"));
  const transport = openFileTransport(dataDir, () => new Date("2026-03-02T11:00:00Z"));
  const mail = {
    messageId: "<4480d9b7@huyzen.example>",
    from: "hallo@huyzen.example",
    to: "an@example.be",
    subject: "Dag é",
    text: "Tot zaterdag",
  };
  expect(await transport.send(mail)).toEqual({ kind: "sent" });
  const folder = join(dataDir, "mails");
  expect(await readdir(folder)).toEqual(["2026-03-02T11-00-00.000Z-4480d9b7.eml"]);
  const read = await PostalMime.parse(await readFile(join(folder, "2026-03-02T11-00-00.000Z-4480d9b7.eml")));
  expect(read).toMatchObject({
    subject: "Dag é",
    text: "Tot zaterdag\n",
    to: [{ address: "an@example.be" }],
  });
  await rm(dataDir, { recursive: true });
});
