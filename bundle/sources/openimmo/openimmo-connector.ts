import { isAbsolute } from "node:path";
import { z } from "zod";
import type { JsonObject } from "../mapping-row.ts";
import { type Collected, defineConnector } from "../run/connector.ts";
import { collectDeliveries, type Deliveries } from "./collect-deliveries.ts";
import { DoneFiles, doneWith, findDeliveries } from "./delivery-files.ts";

/** `masters`: by group, the id of its project, as all deliveries told. */
const State = z.object({
  done: DoneFiles.default({}),
  masters: z.record(z.string(), z.string()).default({}),
});

export const openimmo = defineConnector({
  about: "Deliveries of OpenImmo 1.2 (zip or XML), from a folder or by upload, complete or in part.",
  settings: z.object({
    folder: z
      .string()
      .refine(isAbsolute, "expected an absolute path")
      .optional()
      .describe(
        "The folder of the server in which the deliveries lie. Without it they come by upload alone.",
      ),
  }),
  async collect({ settings: { folder }, state, now, ...known }) {
    if (!folder) return { kind: "unchanged" };
    const last = stateOf(state);
    const files = await findDeliveries(folder, last.done, now).catch(
      (error: Error) => `the folder can't be read: ${error.message}`,
    );
    if (typeof files === "string") return { kind: "failed", message: files };
    if (files.news.length === 0) return { kind: "unchanged" };
    const deliveries = await collectDeliveries(files.news, new Map(Object.entries(last.masters)), known);
    return collected(deliveries, doneWith([...files.known, ...files.news]));
  },
  async upload({ state, ...known }, file) {
    const { done, masters } = stateOf(state);
    return collected(await collectDeliveries([file], new Map(Object.entries(masters)), known), done);
  },
});

/** Where nothing could be read nothing counts as done, so that each run says so until the file is another one. */
async function collected({ masters, read, ...deliveries }: Deliveries, done: DoneFiles): Promise<Collected> {
  if (read > 0)
    return { kind: "delivery", ...deliveries, state: { done, masters: Object.fromEntries(masters) } };
  await deliveries.close();
  const [first] = deliveries.findings;
  return { kind: "failed", message: first ? `${first.file} ${first.message}` : "nothing could be read" };
}

function stateOf(state: JsonObject | null): z.infer<typeof State> {
  return State.safeParse(state).data ?? { done: {}, masters: {} };
}
