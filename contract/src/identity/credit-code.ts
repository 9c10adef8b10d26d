// The unified social credit code of a company: 17 characters and a check character (GB 32100).

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Answers the code in its usual form, or undefined when it is none. */
export function readCreditCode(text: string): string | undefined {
  const code = text.replace(/\s/g, '').toUpperCase()
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return undefined
  let sum = 0
  for (let index = 0; index < 17; index++) sum += alphabet.indexOf(code[index] as string) * (3 ** index % 31)
  return alphabet[(31 - (sum % 31)) % 31] === code[17] ? code : undefined
}
