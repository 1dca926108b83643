/** The event of a dialog that is opened again with the content that it had when it was closed. */
export const DIALOG_REOPENED = "dialog-reopened";
