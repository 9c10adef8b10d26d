// Stored JSON meets a program that knows more, or less: what is new stands as in `empty`, what nobody knows any more is left out.

export function completed<T extends object>(empty: T, stored: unknown): T {
  const known = isPlain(stored) ? stored : {}
  const entries = Object.entries(empty).map(([key, whenAbsent]) => {
    const value = known[key]
    if (value === undefined) return [key, whenAbsent]
    return [key, isPlain(whenAbsent) ? completed(whenAbsent, value) : value]
  })
  return Object.fromEntries(entries) as T
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
