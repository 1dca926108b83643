import { OperatorError } from "../log/plain-failure.ts";

/** A file of a store: its key, such as `0f/0f3c…/info.json`, its size, and when it was written last. */
export type StoredFile = { readonly key: string; readonly bytes: number; readonly writtenAt: Date };

/** Both ends are included, as in a range of HTTP. */
export type PartOfFile = { readonly from: number; readonly to: number };

/** Files under keys, in a folder or in a bucket. A key names folders with slashes; whoever reads a file sees it whole or not at all. */
export type FileStore = {
  /** For messages: the folder's path, or `s3://bucket/prefix`. */
  readonly place: string;
  find(key: string): Promise<StoredFile | null>;
  /** Null where there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Rejects with {@link NoSuchFile} where there is none. */
  stream(key: string, part?: PartOfFile): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Writes over a file of that key. */
  write(key: string, content: string | Uint8Array): Promise<void>;
  /** The same with what a file of this machine holds, however large it is. */
  writeFrom(key: string, path: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes every file whose key begins with these folders; the prefix ends with a slash. */
  removeAll(prefix: string): Promise<void>;
  /** The folders so many levels below the store's own that hold anything, in order: `0f/0f3c…` of two levels. */
  folders(levels: number): AsyncIterable<string>;
  /** Every file below these folders; the prefix is empty or ends with a slash. */
  list(prefix: string): AsyncIterable<StoredFile>;
};

export class NoSuchFile extends Error {
  constructor(place: string, key: string) {
    super(`${place} has no file ${key}`);
  }
}

/** The store of files cannot be reached, or refuses: another try may do. */
export class FilesAway extends OperatorError {}
