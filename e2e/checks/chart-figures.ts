// What a chart shows, as its table says it: the picture itself is a canvas.
import type { Page } from '@playwright/test'

/** Every figure that is not nothing: its row, its column and how it is written. */
export async function chartFigures(page: Page, caption: string): Promise<string[][]> {
  const table = page.getByRole('table', { name: caption })
  const columns = await table.getByRole('columnheader').allTextContents()
  const rows = await table.getByRole('row').all()
  const found: string[][] = []
  for (const row of rows.slice(1)) {
    const name = await row.getByRole('rowheader').innerText()
    const figures = await row.getByRole('cell').allTextContents()
    for (const [place, figure] of figures.entries())
      if (/[1-9]/.test(figure)) found.push([name, columns[place + 1] ?? '', figure])
  }
  return found
}
