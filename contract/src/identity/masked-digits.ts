// How much of a number pages show. The masks cut by these, and the privacy policy says them.

/** The first and the last of a document's number: of one so long as a resident ID, and of a shorter one such as a passport's. */
export const shownOfDocument = { longFrom: 15, long: 3, short: 1 } as const
/** The last digits of a bank account; nothing else of it is kept unsealed. */
export const shownOfAccount = 4
/** Of a mainland mobile the first and the last digits; of any other the calling code and the last. */
export const shownOfMobile = { first: 3, last: 4 } as const
