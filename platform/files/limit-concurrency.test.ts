import { expect, test } from "vitest";
import { limitConcurrency, TooBusy } from "./limit-concurrency.ts";

function slowWork() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((done) => finish.set(name, done));
    return name;
  };
  return { begun, work, end: (name: string) => finish.get(name)!() };
}

const settled = () => new Promise((done) => setImmediate(done));

test("at most so many run at once, the others wait their turn", async () => {
  const inTurn = limitConcurrency<string>({ atOnce: 2, waiting: 10 });
  const { begun, work, end } = slowWork();
  const all = ["a", "b", "c"].map((name) => inTurn(name, work(name)));
  await settled();
  expect(begun).toEqual(["a", "b"]);
  end("a");
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  end("b");
  end("c");
  expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
});

test("the same work is done once for all who ask meanwhile, and again for who asks later", async () => {
  const inTurn = limitConcurrency<string>({ atOnce: 2, waiting: 10 });
  const { begun, work, end } = slowWork();
  const both = [inTurn("a", work("first")), inTurn("a", work("second"))];
  end("first");
  expect(await Promise.all(both)).toEqual(["first", "first"]);
  const later = inTurn("a", work("third"));
  end("third");
  expect(await later).toBe("third");
  expect(begun).toEqual(["first", "third"]);
});

test("when too many wait the next is refused, and a failure frees its place", async () => {
  const inTurn = limitConcurrency<string>({ atOnce: 1, waiting: 1 });
  const { work, end } = slowWork();
  const failing = inTurn("a", async () => {
    await settled();
    throw new Error("broken");
  });
  const waiting = inTurn("b", work("b"));
  await expect(inTurn("c", work("c"))).rejects.toBeInstanceOf(TooBusy);
  await expect(failing).rejects.toThrow("broken");
  await settled();
  end("b");
  expect(await waiting).toBe("b");
});

test("who has many tasks keeps nobody else waiting for all of them", async () => {
  const inTurn = limitConcurrency<string>({ atOnce: 1, waiting: 3 });
  const { begun, work, end } = slowWork();
  const all = ["a", "b", "c", "d"].map((name) => inTurn(name, work(name), "many"));
  await expect(inTurn("e", work("e"), "many")).rejects.toBeInstanceOf(TooBusy);
  all.push(inTurn("one", work("one"), "few"));
  for (const name of ["a", "b", "one", "c", "d"]) {
    await settled();
    end(name);
  }
  await Promise.all(all);
  expect(begun).toEqual(["a", "b", "one", "c", "d"]);
});
