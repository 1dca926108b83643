/** Every form with which a visitor writes to the agency. */
export const FORM_NAMES = ["contact", "friend", "subscription", "address", "appointment", "rental"] as const;
export type FormName = (typeof FORM_NAMES)[number];
