import { open, readFile, stat } from "node:fs/promises";
import { BUNDLE_LIMITS, type BundleLimits } from "#bundle/files/bundle-limits.ts";
import { BundleRefused, type OpenBundle } from "#bundle/files/bundle-files.ts";
import { readSmall } from "#bundle/files/read-small.ts";
import { openZip } from "#bundle/files/open-zip.ts";
import { textOfXml } from "../xml-text.ts";
import { type OpenimmoContext, type OpenimmoDelivery, readOpenimmo } from "./read-openimmo.ts";

const MEGABYTE = 1024 * 1024;

/** 10,000 listings take 140 MB where each fills every field of OpenImmo; a delivery brings its pictures beside that. */
const MAX_XML_BYTES = 256 * MEGABYTE;
const LIMITS: BundleLimits = { ...BUNDLE_LIMITS, files: 100_000, totalBytes: 16 * 1024 * MEGABYTE };

export type OpenedOpenimmo = {
  readonly delivery: OpenimmoDelivery;
  /** The archive that the pictures lie in; null where the delivery is a bare XML file. */
  readonly archive: OpenBundle | null;
};

/**
 * Opens a delivery of OpenImmo as it was uploaded: a zip with one XML file and the pictures beside it, or the XML file alone.
 * Archives are held to the limits of bundles, before anything in them is read. Whoever opens it closes its archive.
 */
export async function openOpenimmo(path: string, context: OpenimmoContext): Promise<OpenedOpenimmo> {
  try {
    return (await isZip(path)) ? await openArchive(path, context) : await openXml(path, context);
  } catch (error) {
    if (error instanceof BundleRefused) return broken(context, error.message);
    throw error;
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString("latin1") === "PK";
  } finally {
    await file.close();
  }
}

async function openXml(path: string, context: OpenimmoContext): Promise<OpenedOpenimmo> {
  if ((await stat(path)).size > MAX_XML_BYTES)
    return broken(context, `is larger than ${MAX_XML_BYTES} bytes`);
  return { delivery: readBytes(await readFile(path), context), archive: null };
}

async function openArchive(path: string, context: OpenimmoContext): Promise<OpenedOpenimmo> {
  const archive = await openZip(path, LIMITS);
  try {
    const documents = [...archive.files.keys()].filter((name) => /\.xml$/i.test(name));
    if (documents.length !== 1) throw new BundleRefused(`holds ${documents.length} XML files, not one`);
    const bytes = await readSmall(archive, documents[0]!, MAX_XML_BYTES);
    return { delivery: readBytes(bytes, context), archive };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

function readBytes(bytes: Uint8Array, context: OpenimmoContext): OpenimmoDelivery {
  const text = textOfXml(bytes);
  return text === null
    ? broken(context, "is in an encoding that nobody knows").delivery
    : readOpenimmo(text, context);
}

function broken({ file }: OpenimmoContext, message: string): OpenedOpenimmo {
  return {
    delivery: { kind: "broken", findings: [{ level: "error", code: "unreadable-delivery", file, message }] },
    archive: null,
  };
}
