import { expect, test } from "vitest";
import { PLAYER_ORIGINS } from "#domain/estate/player-of.ts";
import { policyOptions } from "./policy-options.ts";

const NOBODY = { imageCdnUrl: null, mapStyleUrl: null, mapOrigins: [] };

test("without settings pages ask nobody but us, save players of films that a visitor pressed", () => {
  expect(policyOptions(NOBODY)).toEqual({ images: [], connections: [], frames: PLAYER_ORIGINS });
});

test("a map style may be fetched, and what it renders with, from where the operator says", () => {
  const style = {
    mapStyleUrl: "https://maps.example/styles/light.json?key=1",
    mapOrigins: ["https://tiles.example", "https://maps.example"],
  };
  const origins = ["https://maps.example", "https://tiles.example"];
  expect(policyOptions({ ...NOBODY, ...style })).toEqual({
    images: origins,
    connections: origins,
    frames: PLAYER_ORIGINS,
  });
});

test("origins for a style that nobody chose open nothing", () => {
  expect(policyOptions({ ...NOBODY, mapOrigins: ["https://tiles.example"] })).toEqual({
    images: [],
    connections: [],
    frames: PLAYER_ORIGINS,
  });
});

test("pictures of a CDN are shown, and nothing else is asked of it", () => {
  const imageCdnUrl = "https://cdn.example/img";
  expect(policyOptions({ ...NOBODY, imageCdnUrl })).toEqual({
    images: ["https://cdn.example"],
    connections: [],
    frames: PLAYER_ORIGINS,
  });
});
