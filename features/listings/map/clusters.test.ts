import { expect, test } from "vitest";
import { createClusters, type Frame } from "./clusters.ts";
import type { EstateMarker } from "./estate-marker.ts";

const BELGIUM: Frame = [2, 49, 7, 52];
const estate = (id: number, lng: number, lat: number): EstateMarker => ({
  id,
  lng,
  lat,
  price: 300_000,
  over: null,
});

test("estates in one city are one cluster from afar, and each on its own from near by", () => {
  const spots = createClusters([estate(1, 3.7, 51.05), estate(2, 3.75, 51.06), estate(3, 4.4, 51.22)], 16);
  const far = spots(BELGIUM, 7);
  expect(far.map(({ kind }) => kind).toSorted()).toEqual(["cluster", "home"]);
  const cluster = far.find((spot) => spot.kind === "cluster")!;
  expect(cluster).toMatchObject({ count: 2, ids: [1, 2] });
  expect(spots(BELGIUM, cluster.opensAt!).map(({ kind }) => kind)).toEqual(["home", "home", "home"]);
});

test("estates on one spot never fall apart: their cluster says so", () => {
  const [cluster] = createClusters([estate(1, 3.7, 51.05), estate(2, 3.7, 51.05)], 13)(BELGIUM, 13);
  expect(cluster).toMatchObject({ kind: "cluster", count: 2, opensAt: null });
});

test("no estate is lost and none is counted twice", () => {
  const estates = Array.from({ length: 200 }, (_, at) => estate(at + 1, 3 + (at % 20) / 10, 50 + at / 150));
  for (const zoom of [5, 8, 11, 13]) {
    const ids = createClusters(estates, 13)(BELGIUM, zoom).flatMap((spot) =>
      spot.kind === "home" ? [spot.marker.id] : spot.ids,
    );
    expect(ids.toSorted((a, b) => a - b)).toEqual(estates.map(({ id }) => id));
  }
});
