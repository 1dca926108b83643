/** Words of the facts of an estate. */
export const display = {
  "display.notEntered": "Niet ingevuld",
} as const;
