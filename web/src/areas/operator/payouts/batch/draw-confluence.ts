// Many payouts run together into one sum: a line each, as thick as its part of the whole.

export const confluence = { width: 220, row: 12 } as const
const thinnest = 1
const thickest = 5

interface Line {
  path: string
  thickness: number
}

export function drawConfluence(amounts: readonly string[]): { height: number; lines: Line[]; mouth: number } {
  const { row, width } = confluence
  const height = Math.max(1, amounts.length) * row
  const middle = height / 2
  const worth = amounts.map(amount => Math.max(0, Number(amount)))
  const most = Math.max(...worth, Number.EPSILON)
  const lines = worth.map((value, index) => {
    const y = (index + 0.5) * row
    const thickness = Math.round((thinnest + (value / most) * (thickest - thinnest)) * 10) / 10
    return { path: `M0 ${y}H40C110 ${y} 110 ${middle} ${width - 40} ${middle}`, thickness }
  })
  return { height, lines, mouth: middle }
}
