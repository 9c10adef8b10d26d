export interface Mend {
  find: string
  put: string
  /** How often it is found: once, when it does not say. */
  times?: number
}

/** Makes the mends whose text is found exactly as often as they say, and answers with those. */
export function mendText(text: string, mends: readonly Mend[]): { text: string; done: Mend[] } {
  const done = mends.filter(({ find, times = 1 }) => text.split(find).length === times + 1)
  return { text: done.reduce((mended, { find, put }) => mended.replaceAll(find, () => put), text), done }
}
