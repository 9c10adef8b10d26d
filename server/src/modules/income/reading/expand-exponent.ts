/** Beyond this nobody's money is written. */
const mostDigits = 40

/** `1.25`, -7 → `0.000000125`: digits are moved, nothing is computed. Undefined: longer than any amount. */
export function expandExponent(whole: string, fraction: string, exponent: number): string | undefined {
  if (Math.abs(exponent) > mostDigits) return undefined
  const digits = whole + fraction
  const point = whole.length + exponent
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length)
  return `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Plain digits with at most one point → no zeros that say nothing, and no minus before zero. */
export function toCanonical(digits: string, isNegative: boolean): string | undefined {
  const [whole = '', fraction = ''] = digits.split('.')
  const [left, right] = [whole.replace(/^0+/, ''), fraction.replace(/0+$/, '')]
  if (left.length > mostDigits || right.length > mostDigits) return undefined
  if (left === '' && right === '') return '0'
  return `${isNegative ? '-' : ''}${left || '0'}${right && `.${right}`}`
}
