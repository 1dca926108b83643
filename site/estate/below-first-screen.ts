import { PrintSheet } from "./print/print-sheet.tsx";
import { SectionDrawing } from "./facts/section-drawing.tsx";
import { SimilarEstates } from "./similar-estates.tsx";

export const BELOW_FIRST_SCREEN = { PrintSheet, SectionDrawing, SimilarEstates };
