/** A mobile number of mainland China. Apart from zod, for forms that do without it. */
export const mobilePattern = /^1[3-9]\d{9}$/
