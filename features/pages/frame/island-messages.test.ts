import { type MessageKey, createTranslate } from "#domain/locale/translate.ts";
import { expect, test } from "vitest";
import { collectIslandMessages } from "./island-messages.tsx";

const words = {
  "list.results.one": "{count} pand",
  "list.results.other": "{count} panden",
  "form.send": "Versturen",
  "form.error.email": "Dit is geen e-mailadres",
  "form.error.empty": "Vul dit in",
  "shell.menu": "Menu",
};

function collect() {
  return collectIslandMessages(createTranslate("nl", words), words);
}

test("a page brings the words that its islands have said, in each of their plural forms", () => {
  const collected = collect();
  expect(collected.t("list.results" as MessageKey, { count: 1 })).toBe("1 pand");
  expect(collected.collected()).toEqual({
    "list.results.one": "{count} pand",
    "list.results.other": "{count} panden",
  });
});

test("a page brings the words that its islands say later, by key or by the area that they stand in", () => {
  const collected = collect();
  collected.add(["form.error.", "shell.menu"]);
  expect(collected.collected()).toEqual({
    "form.error.email": "Dit is geen e-mailadres",
    "form.error.empty": "Vul dit in",
    "shell.menu": "Menu",
  });
});

test("a word that nobody wrote is brought along by no page", () => {
  const collected = collect();
  expect(collected.t("list.unheard" as MessageKey)).toBe("_list.unheard_");
  expect(collected.collected()).toEqual({});
});
