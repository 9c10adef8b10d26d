// A long number is read in groups of four; the caret stays where the finger is.

const separators = /[\s-]/g

/** In groups of four while there is nothing but digits; anything else stays as it was typed, to be seen and mended. */
export function grouped(text: string): string {
  const plain = text.normalize('NFKC').replace(separators, '')
  return /^\d*$/.test(plain) ? plain.replace(/\d{4}(?=\d)/g, '$& ') : text
}

/** Where the caret belongs in the grouped number: behind the same digit as before. */
export function caretAfter(text: string, caret: number): number {
  const digits = text.slice(0, caret).replace(separators, '').length
  return digits + Math.max(0, Math.ceil(digits / 4) - 1)
}
