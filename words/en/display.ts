export const display = {
  "display.notEntered": "Not entered",
} as const;
