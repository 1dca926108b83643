/** The longest email address that a mail server must accept (RFC 5321, 4.5.3.1, less the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;
