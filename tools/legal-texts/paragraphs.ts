// A legal text as its paragraphs, so that two languages can be held against each other and read side by side.

/** What a reader takes for a paragraph: a heading, a line of a list, a cell of a table. */
const block = /<(p|h2|h3|li|td|th)>([\s\S]*?)<\/\1>/g

export interface Paragraph {
  kind: string
  text: string
}

export function paragraphsOf(html: string): Paragraph[] {
  return [...html.matchAll(block)].map(([, kind = '', inner = '']) => ({ kind, text: plain(inner) }))
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** How many sentences a paragraph has. What is in brackets belongs to its sentence, and a heading may end without a mark. */
export function sentencesIn(text: string): number {
  const outside = text
    .replace(/[(（][^()（）]*[)）]/g, '')
    .replace(/\{[^}]*\}/g, 'x')
    .trim()
  const ends = outside.match(/[。！？]|[.!?](?=[”’]?(?:\s|$))/g)?.length ?? 0
  return /[。！？.!?][”’]?$/.test(outside) || outside === '' ? ends : ends + 1
}

/** `{reviewDays}` and `{reviewDays|day|days}` are one place. */
export const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[|}]/g)].map(([, name = '']) => name))].sort()
