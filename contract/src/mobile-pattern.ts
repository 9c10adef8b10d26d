// How a mobile is written, on the wire and everywhere it is kept: eleven digits in mainland China, with + and the country code elsewhere. Apart
// from zod, for forms that do without it. Whether a number from abroad can exist, the server knows.

const mainland = /^1[3-9]\d{9}$/

export const mobilePattern = /^(?:1[3-9]\d{9}|\+(?!86)[1-9]\d{6,14})$/

export const isMainlandMobile = (mobile: string) => mainland.test(mobile)
