// The headings of a text, so that a long one can be entered in the middle.
import { htmlText } from '../html-text.server'

export interface Heading {
  id: string
  title: string
}

/** Fewer headings are seen at a glance. */
const leastHeadings = 3

/** Gives every heading of the second order a name to jump to. */
export function withContents(html: string): { html: string; contents: Heading[] } {
  const contents: Heading[] = []
  const named = html.replace(/<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `part-${contents.length + 1}`
    contents.push({ id, title: htmlText(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return contents.length < leastHeadings ? { html, contents: [] } : { html: named, contents }
}
