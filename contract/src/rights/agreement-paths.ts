/** Apart from the other paths, so that a guest page carries this one alone. */
export const agreementFilePath = '/api/agreements/checkfile'
