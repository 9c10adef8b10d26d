// What both of DDEX's reports share: a head, summaries, remarks, and a footer that counts.
import type { LineRefusal, ReadingSettings } from '#contract/income/reading'
import type { LineCells } from '../line-cells'
import { readMonth } from '../read-month'
import type { OtherLine, ReportLine } from '../report-line'
import type { LineVisitor } from '../split-lines'
import { RecordColumns, recordKind } from './record-columns'

export type Placed = { line: number; at: number; size: number }

const mostShown = 120
const heads = ['HEAD', 'SRHE']
const footers = ['FOOT', 'SRFO']

export abstract class DsrVisitor implements LineVisitor {
  lines: ReportLine[] = []
  protected readonly columns = new RecordColumns()
  /** Of the whole report, for lines without a date. */
  protected month = ''
  protected readonly counted = { lines: 0, summaries: 0, blocks: 0 }

  constructor(protected readonly settings: ReadingSettings) {}

  /** Of the records that only this report has. False: it has no such record. */
  protected abstract visitRecord(kind: string, cells: LineCells, place: Placed): boolean
  /** Title lines have changed where cells are. */
  protected abstract arrange(): void

  visit(cells: LineCells, line: number, at: number, size: number): void {
    const place = { line, at, size }
    const record = cells.cell(0)
    if (record.startsWith('#')) this.remark(cells, place)
    else if (record === '' && cells.all().every(cell => cell === '')) this.other('empty', cells, place)
    else this.visitNamed(recordKind(record), cells, place)
  }

  refuse(reason: LineRefusal, shown: string, line: number, at: number, size: number): void {
    this.counted.lines++
    this.refused(reason, { line, at, size }, shown)
  }

  protected cellOf(kind: string, cells: LineCells, name: string): string {
    return cells.cell(this.columns.at(kind, name))
  }

  protected refused(reason: LineRefusal, place: Placed, cell: string, column = ''): void {
    const shown = cell.slice(0, mostShown)
    this.lines.push({ is: 'refused', ...place, reason, cell: shown, column, amount: null, currency: '' })
  }

  protected other(
    what: OtherLine['what'],
    cells: LineCells,
    place: Placed,
    more: Partial<OtherLine> = {},
  ): void {
    this.lines.push({ is: 'other', ...place, what, text: cells.shown(), total: null, counts: [], ...more })
  }

  private visitNamed(kind: string, cells: LineCells, place: Placed): void {
    this.counted.lines++
    if (heads.includes(kind)) {
      const day = this.cellOf('HEAD', cells, 'UsageStartDate')
      this.month = readMonth(day, this.settings.dateForm) ?? ''
      this.other('header', cells, place)
    } else if (footers.includes(kind)) {
      this.other('footer', cells, place, { counts: this.counts(kind, cells) })
    } else if (!this.visitRecord(kind, cells, place)) this.refused('recordUnknown', place, cells.cell(0))
  }

  private remark(cells: LineCells, place: Placed): void {
    if (this.columns.learn(cells.all())) this.arrange()
    this.other('comment', cells, place)
  }

  /** Nearly all of DDEX's own samples miscount: it is told, and nothing more. */
  private counts(kind: string, cells: LineCells): OtherLine['counts'] {
    const said: [string, number, string][] = [
      ['lines', this.counted.lines, kind === 'FOOT' ? 'NumberOfLinesInFile' : 'NumberOfLinesInReport'],
      ['summaries', this.counted.summaries, 'NumberOfSummaryRecords'],
      ['blocks', this.counted.blocks, 'NumberOfBlocksInFile'],
    ]
    return said.flatMap(([what, counted, name]) => {
      const cell = this.cellOf(kind, cells, name)
      return /^\d{1,15}$/.test(cell) ? [{ what, said: Number(cell), counted }] : []
    })
  }
}
