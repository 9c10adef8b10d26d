/** `0.8125` → `81.25`, without the noise of floating points. */
export function percentOf(rate: string): string {
  return String(Math.round(Number(rate) * 10_000) / 100)
}
