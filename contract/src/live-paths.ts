// Apart from zod, so that a page can listen without loading it.
export const memberLivePath = '/api/message/live'
export const staffLivePath = '/api/support/live'
