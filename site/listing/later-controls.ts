import { firstSign } from "../chunks/first-sign.ts";
import { onDemand } from "../chunks/on-demand.tsx";
import "./list-sheets.ts";

const controls = async () => {
  await firstSign();
  return (await import("./list-controls.ts")).LIST_CONTROLS;
};

export const ListFilter = onDemand(async () => (await controls()).ListFilter);

export const ListTools = onDemand(async () => (await controls()).ListTools);

export const ListPager = onDemand(async () => (await controls()).ListPager);

export const KeepInformedLink = onDemand(async () => (await controls()).KeepInformedLink);
