import { z } from "zod";
import { OperatorError } from "../log/plain-failure.ts";

/** Raise it when a backup is written in a way that former versions cannot read. */
export const BACKUP_FORMAT = 1;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Names of tables and columns go into SQL, names of files into paths. */
const Identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const Part = z.object({
  /** Beside the manifest. */
  file: z.string().regex(/^[a-z0-9_.-]+$/),
  bytes: z.int().nonnegative(),
  sha256: Sha256,
});

export const SavedTable = Part.extend({
  /** `product`: of the product's own tables; `queue`: of the queue's. */
  of: z.enum(["product", "queue"]),
  table: Identifier,
  columns: z.array(Identifier).min(1),
  rows: z.int().nonnegative(),
});
export type SavedTable = z.infer<typeof SavedTable>;

export const SavedSequence = z.object({ sequence: Identifier, value: z.string().regex(/^\d+$/) });
export type SavedSequence = z.infer<typeof SavedSequence>;

/** What a backup holds. It is written last: without it, a backup is unfinished. */
export const Manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  /** The schema's migrations, in order. */
  migrations: z.array(z.string().regex(/^[\w.-]+\.sql$/)).min(1),
  tables: z.array(SavedTable),
  sequences: z.array(SavedSequence),
  /** The list of media, one {@link SavedFile} a line. */
  media: Part.extend({ files: z.int().nonnegative(), totalBytes: z.int().nonnegative() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** A file of the media, by its key in the store of originals; all backups of a place share it. */
export const SavedFile = z.object({
  key: z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{32}\/[a-z0-9.-]+$/),
  bytes: z.int().nonnegative(),
  sha256: Sha256,
});
export type SavedFile = z.infer<typeof SavedFile>;

/** Where the media of all backups of a place are. */
export const MEDIA = "media/";
export const MANIFEST = "manifest.json";

export type SavedPart = z.infer<typeof Part>;

/** A backup cannot be used as it was asked; the message says why in one line. */
export class BackupRefused extends OperatorError {}
