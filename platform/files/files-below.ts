import type { FileStore, StoredFile } from "./file-store.ts";

/** The part of a store below these folders, as a store of its own; the prefix ends with a slash. */
export function filesBelow(store: FileStore, prefix: string): FileStore {
  const without = (file: StoredFile) => ({ ...file, key: file.key.slice(prefix.length) });
  return {
    place: `${store.place}/${prefix.slice(0, -1)}`,
    find: async (key) => {
      const found = await store.find(prefix + key);
      return found && without(found);
    },
    read: (key) => store.read(prefix + key),
    stream: (key, part) => store.stream(prefix + key, part),
    write: (key, content) => store.write(prefix + key, content),
    writeFrom: (key, path) => store.writeFrom(prefix + key, path),
    remove: (key) => store.remove(prefix + key),
    removeAll: (folders) => store.removeAll(prefix + folders),
    folders: async function* (levels) {
      const deeper = levels + prefix.split("/").length - 1;
      for await (const folder of store.folders(deeper))
        if (folder.startsWith(prefix)) yield folder.slice(prefix.length);
    },
    list: async function* (folders) {
      for await (const file of store.list(prefix + folders)) yield without(file);
    },
  };
}
