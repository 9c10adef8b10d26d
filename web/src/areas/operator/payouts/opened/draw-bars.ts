// Payouts as upright strokes, the last one taller or not than what is usual.

export const bars = { width: 304, height: 112, floor: 92, top: 16 } as const

interface Bar {
  x: number
  y: number
}

export function drawBars(amounts: readonly string[], average: string): { drawn: Bar[]; averageY: number } {
  const { width, floor, top } = bars
  const worth = amounts.map(amount => Math.max(0, Number(amount)))
  const most = Math.max(...worth, Number(average), Number.EPSILON)
  const yOf = (value: number) => Math.round((floor - (value / most) * (floor - top)) * 10) / 10
  const step = width / Math.max(1, amounts.length)
  return {
    drawn: worth.map((value, index) => ({
      x: Math.round((index + 0.5) * step * 10) / 10,
      // Something was paid: it is seen.
      y: Math.min(floor - 2, yOf(value)),
    })),
    averageY: yOf(Number(average)),
  }
}
