/** Minutes between one attempt and the next: 2, 8, 32, about two hours, about nine, and so on once a day. */
const first = 2
const factor = 4
const longest = 24 * 60
const mostAttempts = 10

/** Undefined: tried often enough; from here on it waits for somebody. */
export function nextAttemptAfter(attempts: number, now: Date): Date | undefined {
  if (attempts >= mostAttempts) return undefined
  const minutes = Math.min(first * factor ** (attempts - 1), longest)
  return new Date(now.getTime() + minutes * 60_000)
}
