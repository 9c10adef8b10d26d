// A long number is read in groups of four; the caret stays where the finger is.

const separators = /[\s-]/g

/** In groups of four as soon as there is nothing but digits; anything else stays as it was typed, to be seen and mended. */
export function grouped(text: string): string {
  const plain = text.normalize('NFKC').replace(separators, '')
  return /^\d*$/.test(plain) ? plain.replace(/\d{4}(?=\d)/g, '$& ') : text
}

export function regroup(input: HTMLInputElement) {
  const next = grouped(input.value)
  if (next === input.value) return
  const before = input.value
    .slice(0, input.selectionStart ?? input.value.length)
    .replace(separators, '').length
  input.value = next
  let caret = 0
  for (let passed = 0; passed < before && caret < next.length; caret += 1)
    if (next[caret] !== ' ') passed += 1
  input.setSelectionRange(caret, caret)
}
