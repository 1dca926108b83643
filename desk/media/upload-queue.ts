import { UploadFailed } from "./upload-failed.ts";
import type { UploadedMedia, UploadOptions } from "./upload-media.ts";

/** A file on its way to the site. */
export type Upload = {
  readonly id: number;
  readonly name: string;
  /** How much was sent, from 0 to 1; null while it waits. */
  readonly part: number | null;
  /** Why it was not brought; lost ones are sent again by themselves. */
  readonly reason: UploadFailed["reason"] | null;
};

type Around = {
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedMedia>;
  /** Calls back after a while, or once the network is there again. */
  readonly later: (callBack: () => void, tries: number) => void;
};

type Entry = Upload & { readonly file: File };

/** Brings files one after the other, in the order in which they were chosen; a network that was lost is waited for. */
export class UploadQueue {
  readonly #around: Around;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #handOn: (media: UploadedMedia) => void = () => undefined;
  #running: { readonly id: number; readonly controller: AbortController } | null = null;
  #given = 0;
  #tries = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly Upload[] => this.#entries;

  /** Who gets what was taken in. */
  readonly handTo = (receive: (media: UploadedMedia) => void): void => {
    this.#handOn = receive;
  };

  readonly add = (files: readonly File[]): void => {
    const added = files.map((file): Entry => {
      this.#given += 1;
      return { id: this.#given, name: file.name, file, part: null, reason: null };
    });
    this.#set([...this.#entries, ...added]);
    void this.#work();
  };

  /** Lets a file go, sent halfway or refused. */
  readonly drop = (id: number): void => {
    if (this.#running?.id === id) this.#running.controller.abort();
    this.#set(this.#entries.filter((entry) => entry.id !== id));
    void this.#work();
  };

  /** Sends what was lost, or one file that failed, once more. */
  readonly retry = (id?: number): void => {
    this.#set(
      this.#entries.map((entry) => {
        const isMeant = entry.reason === "lost" || entry.id === id;
        return isMeant ? { ...entry, reason: null } : entry;
      }),
    );
    void this.#work();
  };

  async #work(): Promise<void> {
    const next = this.#entries.find(({ reason }) => reason === null);
    const isPaused = this.#entries.some(({ reason }) => reason === "lost");
    if (this.#running || !next || isPaused) return;
    const controller = new AbortController();
    this.#running = { id: next.id, controller };
    await this.#bring(next, controller.signal);
    this.#running = null;
    void this.#work();
  }

  async #bring({ id, file }: Entry, signal: AbortSignal): Promise<void> {
    this.#change(id, { part: 0 });
    try {
      const onProgress = (part: number) => this.#change(id, { part });
      const media = await this.#around.upload(file, { signal, onProgress });
      this.#tries = 0;
      this.#set(this.#entries.filter((entry) => entry.id !== id));
      this.#handOn(media);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof UploadFailed ? error.reason : "failed";
      this.#change(id, { part: null, reason });
      if (reason !== "lost") return;
      this.#tries += 1;
      this.#around.later(() => this.retry(), this.#tries);
    }
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#set(this.#entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#listeners.forEach((listener) => listener());
  }
}
