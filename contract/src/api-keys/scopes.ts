// What a key may be good for. A call that names none of these takes no key at all.

export const scopes = ['works:read', 'works:write', 'upload', 'income:read'] as const
export type Scope = (typeof scopes)[number]
