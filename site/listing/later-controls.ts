import { firstSign } from "../chunks/first-sign.ts";
import { onDemand } from "../chunks/on-demand.tsx";
import "./list-sheets.ts";

const controls = async () => (await import("./list-controls.ts")).LIST_CONTROLS;

export const ListFilter = onDemand(async () => (await controls()).ListFilter, firstSign);

export const ListTools = onDemand(async () => (await controls()).ListTools, firstSign);

export const ListPager = onDemand(async () => (await controls()).ListPager, firstSign);

export const KeepInformedLink = onDemand(async () => (await controls()).KeepInformedLink, firstSign);
