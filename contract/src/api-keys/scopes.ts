// What a key may be good for, and how often it may ask. Apart from zod, for pages that do without it. A call that names no scope takes no key at all.

export const scopes = ['works:read', 'works:write', 'upload', 'income:read'] as const
export type Scope = (typeof scopes)[number]

/** Requests of one key, whatever calls they are. */
export const keyRate = { max: 600, seconds: 60 } as const
