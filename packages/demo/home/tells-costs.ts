import type { Home } from "./home.ts";

/** Some agencies state duties and notary themselves; of the others the site reckons them. */
export const tellsCosts = ({ id }: Home): boolean => id % 5 === 0;
