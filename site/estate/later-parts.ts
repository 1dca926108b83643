import { firstSign } from "../chunks/first-sign.ts";
import { onDemand } from "../chunks/on-demand.tsx";
import "./later-sheets.ts";

/** Below the first screen: the code comes when somebody may scroll there. */
const parts = async () => (await import("./below-first-screen.ts")).BELOW_FIRST_SCREEN;

export const SectionDrawing = onDemand(async () => (await parts()).SectionDrawing, firstSign);

export const SimilarEstates = onDemand(async () => (await parts()).SimilarEstates, firstSign);

export const PrintSheet = onDemand(async () => (await parts()).PrintSheet, firstSign);
