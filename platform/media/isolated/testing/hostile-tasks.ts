import { serveTasks } from "../serve-tasks.ts";

/** What a picture can make a program do, for tests. */
const TASKS = {
  add: async (a: number, b: number) => a + b,
  refuse: async (): Promise<never> => Promise.reject(new Error("no picture")),
  hang: async () => {
    for (;;);
  },
  /** Lets its process answer, as packages that draw in threads do. */
  burn: async () => {
    for (;;) {
      crypto.getRandomValues(new Uint8Array(65_536));
      await new Promise((later) => setImmediate(later));
    }
  },
  wait: (ms: number) => new Promise((done) => setTimeout(done, ms, "done")),
  /** Outside JavaScript, as the packages that draw do. */
  swell: async () => {
    const taken: Buffer[] = [];
    for (;;) {
      taken.push(Buffer.alloc(8 * 1024 * 1024, 1));
      await new Promise((later) => setTimeout(later, 1));
    }
  },
  crash: async () => process.kill(process.pid, "SIGKILL"),
  processId: async () => process.pid,
};

export type HostileTasks = typeof TASKS;

serveTasks(TASKS);
