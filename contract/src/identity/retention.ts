// How long personal data is kept, as the privacy policy says. Sweeps in the database follow the first two.

/** Logins and failed tries. */
export const loginHistoryDays = 180
/** Codes that were sent by text. */
export const smsCodeDays = 2
/** Accounts, tax records and signed agreements, from their last use: the law on accounting archives. */
export const recordYears = 30
