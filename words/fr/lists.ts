/** Words of a list itself: how many homes, and more of them. */
export const lists = {} as const;
