// Addresses in what people write. Only whole web addresses become links: everything else stays the text it is.

const address = /https?:\/\/[^\s<>"'，。；：！？、）】》”’]+/g
/** What ends a sentence does not belong to the address in it. */
const sentenceEnd = /[.,;:!?)\]}]+$/

export interface TextPart {
  text: string
  href?: string
}

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(sentenceEnd, '')
    if (!URL.canParse(found)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: found, href: found })
    from = match.index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
