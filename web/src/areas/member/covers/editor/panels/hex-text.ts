/** A colour as people type it: with or without the hash, three digits or six. */
export function readHex(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map(each => each + each).join('')}`
  return undefined
}

export const shownHex = (colour: string) => colour.slice(1).toUpperCase()
