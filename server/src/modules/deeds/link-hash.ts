import { createHash } from 'node:crypto'

/** Of the link in the owner's mail: what is kept opens nothing. */
export const linkHashOf = (link: string): Buffer => createHash('sha256').update(link).digest()
