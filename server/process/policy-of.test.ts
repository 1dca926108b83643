import { expect, test } from "vitest";
import { PLAYER_ORIGINS } from "#domain/media/player-of.ts";
import { policyOf } from "./policy-of.ts";

const NOBODY = { imageCdnUrl: null, mapStyleUrl: null, mapOrigins: [] };

test("without settings pages ask nobody but us, save players of films that a visitor pressed", () => {
  expect(policyOf(NOBODY)).toEqual({ images: [], connections: [], frames: PLAYER_ORIGINS });
});

test("a map style may be fetched, and what it draws with, from where the operator says", () => {
  const style = {
    mapStyleUrl: "https://maps.example/styles/light.json?key=1",
    mapOrigins: ["https://tiles.example", "https://maps.example"],
  };
  const origins = ["https://maps.example", "https://tiles.example"];
  expect(policyOf({ ...NOBODY, ...style })).toEqual({
    images: origins,
    connections: origins,
    frames: PLAYER_ORIGINS,
  });
});

test("origins for a style that nobody chose open nothing", () => {
  expect(policyOf({ ...NOBODY, mapOrigins: ["https://tiles.example"] })).toEqual({
    images: [],
    connections: [],
    frames: PLAYER_ORIGINS,
  });
});

test("pictures of a CDN are shown, and nothing else is asked of it", () => {
  const imageCdnUrl = "https://cdn.example/img";
  expect(policyOf({ ...NOBODY, imageCdnUrl })).toEqual({
    images: ["https://cdn.example"],
    connections: [],
    frames: PLAYER_ORIGINS,
  });
});
