import { PrintSheet } from "./print-sheet.tsx";
import { SectionDrawing } from "./section-drawing.tsx";
import { SimilarEstates } from "./similar-estates.tsx";

export const BELOW_FIRST_SCREEN = { PrintSheet, SectionDrawing, SimilarEstates };
