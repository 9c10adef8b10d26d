// Finding by pairs of neighbouring letters works for Chinese and Latin alike, from two letters on, and can be indexed.

const mostTerms = 2000

/** One way of writing: full-width, half-width, capitals and odd spaces are the same thing. */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Each term stands behind its owner's id, so that the index leads straight to what is theirs. */
export function searchTerms(owner: number | string, text: string, most = mostTerms): string[] {
  const terms = new Set<string>()
  for (const word of plainText(text).split(' ')) {
    const letters = [...word]
    for (const [index, letter] of letters.entries()) {
      terms.add(`${owner}:${letter}`)
      const next = letters[index + 1]
      if (next !== undefined) terms.add(`${owner}:${letter}${next}`)
    }
  }
  return [...terms].slice(0, most)
}
