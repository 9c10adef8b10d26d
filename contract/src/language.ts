// Apart from the schemas, so that guest pages can read it for free.
export const languages = ['zh-CN', 'en'] as const
export type Language = (typeof languages)[number]
