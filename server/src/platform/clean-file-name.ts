const mostCharacters = 200

/** Marks that turn the direction of what follows, and letters without width: they make a name look like another one. */
const hiding = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A name as it may be shown: without folders, controls and marks that deceive, not too long, its ending kept. */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/\p{Cc}/gu, '')
    .replace(hiding, '')
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  if (plain === '') return 'file'
  const characters = [...plain]
  if (characters.length <= mostCharacters) return plain
  const ending = /\.[^.\s]{1,10}$/.exec(plain)?.[0] ?? ''
  return characters.slice(0, mostCharacters - [...ending].length).join('') + ending
}
