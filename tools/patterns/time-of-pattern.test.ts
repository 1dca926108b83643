import { expect, test } from "vitest";
import { slowTextOf } from "./time-of-pattern.ts";

test.each([
  ["repeats what repeats", /^(a+)+$/],
  ["repeats what repeats, named and counted", /^(?<word>é{1,40}){9,}$/u],
  ["has two ways for one letter", /^(?!b)(?:a|a)*$/],
  ["has two ways that meet in one letter", /^(?:[ab]|[bc])*$/],
  ["has two letters that are one of another way", /^(?:a|b|ab)*c$/],
  ["is slow behind a start alone", /^price: "(?:\w+\s?)+$/],
  ["is slow behind what must stand before", /(?<=€)(?:\d+\.?)+$/],
  ["is slow in what it only looks at", /^(?=(?:\s*,?\s*)*;)/],
  ["is slow with sets of sets", /^(?:[\p{L}--[a-z]]+É*)+$/v],
  ["is slow in capitals only", /^(?:k|K)+$/i],
  ["grows with the third power", /(.*),(.*),(.*)$/],
  ["grows with the square at one start", /^\s*,?\s*$/],
  ["grows with the square from each of its starts", /<!--[^]*?-->/],
  ["reads back from each letter", /(?<=^[^{]*)(?=\{)/],
])("a pattern that %s is found", (_, { source, flags }) => {
  expect(slowTextOf({ source, flags })).not.toBeNull();
});

test.each([
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /(?<!\/)\/+$/,
  /"(?:[^"\\]|\\.)*"/y,
  /^(?:\d{1,3}\.){3}\d{1,3}$/,
  /[\p{L}\p{N}]+/gu,
])("%s reads a text once and is taken", ({ source, flags }) => {
  expect(slowTextOf({ source, flags })).toBeNull();
});
