// How long personal data is kept, as the privacy policy says. Sweeps in the database do it.

/** Logins and failed tries. */
export const loginHistoryDays = 180
/** Codes that were sent by text. */
export const smsCodeDays = 2
