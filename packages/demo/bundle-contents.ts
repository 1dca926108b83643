import { EstateNode } from "../../features/listings/schema/estate.ts";
import type { AgencyPlan } from "./agency/agency.ts";
import { bundleFiles } from "./write-demo.ts";

export type BundleContents = { files: Map<string, string>; nodes: EstateNode[]; roots: EstateNode[] };

/** A bundle as an import reads it: every line through its schema. */
export function bundleContents(plan: AgencyPlan, today: Date): BundleContents {
  const files = bundleFiles(plan, today);
  const lines = (files.get("estates.ndjson") ?? "").trim().split("\n");
  const nodes = lines.map((line) => EstateNode.parse(JSON.parse(line)));
  return { files, nodes, roots: nodes.filter(({ general }) => general.parentId == null) };
}
