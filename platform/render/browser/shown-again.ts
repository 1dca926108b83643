/** The event of a dialog that is opened another time, with what it held when it was shut. */
export const SHOWN_AGAIN = "shown-again";
