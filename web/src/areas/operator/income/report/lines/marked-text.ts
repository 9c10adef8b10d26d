// A line of the file as it stands there, cut to the neighbourhood of the cell that is meant.

export interface MarkedText {
  before: string
  cell: string
  after: string
}

const around = 24

export function markCell(text: string, cell: string): MarkedText {
  const at = cell === '' ? -1 : text.indexOf(cell)
  if (at < 0) return { before: text, cell: '', after: '' }
  const before = text.slice(0, at)
  return {
    before: before.length > around ? `…${before.slice(-around)}` : before,
    cell,
    after: text.slice(at + cell.length),
  }
}
