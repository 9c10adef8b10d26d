import { buffer } from 'node:stream/consumers'
import { inThousands } from '#contract/format-amount'
import type { Language } from '#contract/language'
import {
  drawCheck,
  fact,
  heading,
  inGroups,
  ink,
  margin,
  numberPages,
  openPages,
  type Page,
  soft,
} from '../../../platform/pdf/pages'
import { say } from '../../../platform/texts/texts'
import './documents.texts'
import { hashOfPaper, type Paper, type PaperTable } from './paper'

/** `address`: of the page that knows the document by the hash of its file. */
export async function drawPaper(paper: Paper, address: string, language: Language): Promise<Buffer> {
  const t = (key: string, params?: Record<string, number>) => say(`payouts.paper.${key}`, language, params)
  const page = openPages(language, { title: `${paper.title} ${paper.number}`, at: new Date(paper.at) })
  const whole = buffer(page)
  page.font('bold').fontSize(20).fillColor(ink).text(paper.title)
  page.font('plain').fontSize(9).fillColor(soft).text(paper.number)
  page.moveDown()
  for (const [name, value] of paper.facts) fact(page, name, value)
  for (const table of paper.tables) drawTable(page, table)
  page.moveDown()
  for (const note of paper.notes) page.font('plain').fontSize(9).fillColor(soft).text(note, { lineGap: 2 })
  if (page.y > page.page.height - margin - 200) page.addPage()
  page.moveDown()
  fact(page, t('contentHash'), inGroups(hashOfPaper(paper)))
  page.moveDown()
  await drawCheck(page, t('check'), address)
  numberPages(page, paper.number, (one, pages) => t('page', { page: one, pages }))
  page.end()
  return whole
}

const rowHeight = 16

function drawTable(page: Page, { title, columns, rows, sum }: PaperTable) {
  heading(page, title)
  const widths = widthsOf(page, columns)
  const line = (cells: readonly string[], font: 'plain' | 'bold', colour: string) => {
    if (page.y > page.page.height - margin - rowHeight) {
      page.addPage()
      drawLine(
        columns.map(({ name }) => name),
        'plain',
        soft,
      )
    }
    drawLine(cells, font, colour)
  }
  const drawLine = (cells: readonly string[], font: 'plain' | 'bold', colour: string) => {
    const top = page.y
    let left = margin
    for (const [place, cell] of cells.entries()) {
      const width = (widths[place] ?? 0) - 8
      const isAmount = columns[place]?.isAmount
      page.font(font).fontSize(9).fillColor(colour)
      page.text(fitting(page, isAmount ? inThousands(cell) : cell, width), left, top, {
        ...{ width, lineBreak: false, align: isAmount ? 'right' : 'left' },
      })
      left += widths[place] ?? 0
    }
    page.x = margin
    page.y = top + rowHeight
  }
  line(
    columns.map(({ name }) => name),
    'plain',
    soft,
  )
  for (const row of rows) line(row, 'plain', ink)
  if (!sum) return
  line(sum, 'bold', ink)
  const over = page.y - rowHeight - 2
  const end = page.page.width - margin - 8
  page.moveTo(margin, over).lineTo(end, over).lineWidth(0.5).strokeColor(soft).stroke()
}

/** Names have twice the room of amounts. */
function widthsOf(page: Page, columns: PaperTable['columns']): number[] {
  const parts = columns.map(({ isAmount }) => (isAmount ? 1 : 1.5))
  const whole = page.page.width - 2 * margin
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map(part => (whole * part) / all)
}

/** One line each: what is too long for its column ends with a mark. */
function fitting(page: Page, text: string, width: number): string {
  if (page.widthOfString(text) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && page.widthOfString(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('')}…`
}
