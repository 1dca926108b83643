/** Happens to the document when content was put in place by script, so that what scripts mark on a page is marked there too. */
export const NEW_CONTENT = "new-content";
