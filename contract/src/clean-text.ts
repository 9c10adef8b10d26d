// What is left of a text before anything is done with it. Marks that turn the direction of a line around can make one text
// look like another, and control characters look like nothing at all: both go. Apart from zod, so that a guest's form can
// count what the server will count.

const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const inLine = new RegExp(`[\\p{Cc}${turning}]`, 'gu')
const inProse = new RegExp(`[^\\P{Cc}\\n\\t]|[${turning}]`, 'gu')

/** One line. */
export function cleanWords(text: string): string {
  return text.replace(inLine, ' ').replace(/\s+/g, ' ').trim()
}

/** Longer texts keep their lines. */
export function cleanProse(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(inProse, '').trim()
}
