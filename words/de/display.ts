export const display = {
  "display.notEntered": "Nicht angegeben",
} as const;
