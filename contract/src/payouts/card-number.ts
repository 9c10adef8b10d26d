// Numbers of bank accounts, as people write them: with blanks, hyphens or full-width digits.

/** Its digits alone; undefined where anything else is in it. */
export function accountDigits(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '')
  return /^\d+$/.test(plain) ? plain : undefined
}

/** How long a number of each kind can be. */
export const accountLengths = { card: { min: 12, max: 19 }, company: { min: 8, max: 30 } } as const

/** Cards carry a check digit; numbers of company accounts do not. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
