import { Client } from "pg";

let isDone = false;

/**
 * The queue takes every listener off its line for notices before it closes it (pg-boss, `db.js`, `listen`). A database that stops
 * at that moment still says so, and an "error" that nobody hears ends the process. What is closed has nothing more to say.
 */
export function silenceClosingClients(): void {
  if (isDone) return;
  isDone = true;
  const removeAll = Client.prototype.removeAllListeners;
  Client.prototype.removeAllListeners = function (this: Client, ...names) {
    removeAll.apply(this, names);
    return this.on("error", () => undefined);
  };
}
