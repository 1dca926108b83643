export const display = {
  "display.notEntered": "Non renseigné",
} as const;
