// Resident IDs for tests: with the right check character, so that only what a test is about is wrong.

/** From the first 17 digits: region, birth date, sequence. */
export function residentIdOf(first17: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return `${first17}${'10X98765432'[sum % 11]}`
}
