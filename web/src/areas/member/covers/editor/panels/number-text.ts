// What is typed into a field for a number: read, kept within its limits, and stepped by keys.

export interface Limits {
  least: number
  most: number
  /** Digits behind the point that are kept. */
  digits?: number
}

const full = { '０': '0', '。': '.', '．': '.', '，': ',', '－': '-', '−': '-' } as const

/** As people type it: a comma for the point, wide digits, a unit behind it. Nothing: not a number within the limits. */
export function readNumber(text: string, limits: Limits): number | undefined {
  const plain = [...text.trim()]
    .map(each => full[each as keyof typeof full] ?? each)
    .map(each => (each >= '０' && each <= '９' ? String(each.charCodeAt(0) - '０'.charCodeAt(0)) : each))
    .join('')
    .replace(',', '.')
    .replace(/\s*(px|%|°)$/i, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const value = rounded(Number(plain), limits)
  return value < limits.least || value > limits.most ? undefined : value
}

export function rounded(value: number, { digits = 0 }: Pick<Limits, 'digits'>): number {
  const scale = 10 ** digits
  // Never minus zero, which a field would show.
  return Math.round(value * scale) / scale || 0
}

/** One step, or ten; it stops at the limits. */
export function steppedNumber(value: number, steps: number, step: number, limits: Limits): number {
  return rounded(Math.min(limits.most, Math.max(limits.least, value + steps * step)), limits)
}

/** How many steps a key means. */
export function stepsOf({ key, shiftKey }: { key: string; shiftKey: boolean }): number {
  const one = { ArrowUp: 1, ArrowDown: -1 }[key] ?? 0
  return one * (shiftKey ? 10 : 1)
}
