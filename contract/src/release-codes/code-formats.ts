// ISRC and UPC as members bring them along from elsewhere.

/** Two letters of country, three of the registrant, two digits of year, five of the recording; hyphens do not count. */
export function readIsrc(text: string): string | undefined {
  const code = text.replace(/[-\s]/g, '').toUpperCase().replace(/^ISRC/, '')
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code) ? code : undefined
}

export const isIsrc = (text: string) => readIsrc(text) !== undefined

/** UPC (12 digits), EAN-13 or GTIN-14, with the check digit right. */
export function readUpc(text: string): string | undefined {
  const code = text.replace(/[-\s]/g, '')
  if (!/^\d{12,14}$/.test(code)) return undefined
  const digits = [...code.padStart(14, '0')].map(Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 ? code : undefined
}

export const isUpc = (text: string) => readUpc(text) !== undefined
