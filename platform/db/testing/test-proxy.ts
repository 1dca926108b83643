import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a database that can be cut and mended, as a cable is, or fall silent with all its connections open. */
export async function openTestProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const flows = new Set<{ readonly stop: () => void; readonly start: () => void }>();
  let isCut = false;
  let isSilent = false;
  let answersLeft = Infinity;

  const cut = () => {
    isCut = true;
    sockets.forEach((socket) => socket.destroy());
  };
  const countAnswer = () => {
    answersLeft -= 1;
    if (answersLeft === 0) cut();
  };
  const cable = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      const flow = {
        stop: () => void one.unpipe(other).pause(),
        start: () => void one.pipe(other),
      };
      flows.add(flow);
      if (isSilent) one.pause();
      else flow.start();
      one.on("error", () => other.destroy());
      one.on("close", () => (sockets.delete(one), flows.delete(flow), other.destroy()));
    }
    far.on("data", countAnswer);
    if (isSilent) far.pause();
  });
  cable.listen(0, "127.0.0.1");
  await once(cable, "listening");
  const address = new URL(url);
  address.port = String((cable.address() as AddressInfo).port);
  return {
    url: address.href,
    cut,
    /** Cuts it once the database has answered so often from now on; what it answered last arrives no more. */
    cutAfterAnswers: (count: number) => void (answersLeft = count),
    mend: () => {
      isCut = false;
      answersLeft = Infinity;
    },
    /** Takes connections and keeps them, and lets nothing through, as a process that was stopped does. */
    fallSilent: () => {
      isSilent = true;
      flows.forEach(({ stop }) => stop());
    },
    localize: () => {
      isSilent = false;
      flows.forEach(({ start }) => start());
    },
    isCut: () => isCut,
    hasTraffic: () => sockets.size > 0,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      cable.close();
    },
  };
}
