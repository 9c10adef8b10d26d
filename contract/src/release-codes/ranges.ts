// How a code is made of a range's prefix and a number.

/** Two letters of country, three of the registrant. */
export const isrcPrefix = /^[A-Z]{2}[A-Z0-9]{3}$/

/** UPC: 6 to 10 digits of a company in North America; EAN: 7 to 11 digits, as in China (690 to 699). */
export const upcPrefix = /^\d{6,11}$/

/** A prefix that begins with 0 or 1 is a UPC of 12 digits, any other an EAN of 13. The last one is the check digit. */
const codeDigits = (prefix: string) => (/^[01]/.test(prefix) ? 12 : 13)
export const upcItemDigits = (prefix: string) => codeDigits(prefix) - 1 - prefix.length

export function isrcOf(prefix: string, year: number, number: number): string {
  return `${prefix}${String(year % 100).padStart(2, '0')}${String(number).padStart(5, '0')}`
}

export function upcOf(prefix: string, number: number): string {
  const body = `${prefix}${String(number).padStart(upcItemDigits(prefix), '0')}`
  return `${body}${checkDigit(body)}`
}

/** From the right, digits count three times and once in turn. */
export function checkDigit(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
