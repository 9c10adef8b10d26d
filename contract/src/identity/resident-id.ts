// Mainland China's resident ID: region, birth date, sequence, check character (GB 11643).

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'
/** The first two digits are a province-level region. */
const regions =
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  )

export interface ResidentId {
  number: string
  /** Year-month-day. */
  birthDate: string
}

/** Answers undefined for anything that cannot be a resident ID on `today`. */
export function readResidentId(text: string, today: string): ResidentId | undefined {
  const number = text.trim().toUpperCase()
  if (!/^\d{17}[\dX]$/.test(number) || !regions.includes(number.slice(0, 2))) return undefined
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  if (checkCharacters[sum % 11] !== number[17]) return undefined
  const birthDate = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  return isRealDay(birthDate) && birthDate <= today ? { number, birthDate } : undefined
}

/** 30 February is written like a day but is none. */
function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
