/** The one form that all hearts of a page belong to, so that a list of them stays light. */
export const FAVORITES_FORM = "favorites";
