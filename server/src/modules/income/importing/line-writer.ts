// Writes a report's lines as they are read, thousands at a time; while the database takes them, the next ones are read.
import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Tx } from '../../../platform/database/query'
import { plainText } from '../../../platform/search-terms'
import type { OtherLine, RefusedLine, ReportLine, SaleLine } from '../reading/report-line'
import { ReportRefused } from '../reading/report-refused'
import { KnownNames } from './known-names'
import { hashText, LineSample } from './line-sample'
import { LineSums } from './line-sums'
import {
  addUpLines,
  insertOpenTitles,
  insertRemarks,
  insertStores,
  insertUsages,
  prepareSums,
  prepareTitles,
  takeSums,
} from './lines.queries'
import { matchTitles } from './match-titles'
import { RowBuffer } from './row-buffer'
import { nameOfStore } from './store-names'
import { type NewTitle, TitleNumbers } from './title-numbers'

const copied =
  'report_id, line, title, quantity, amount, sale_month, at, size, store, usage, country, currency'

/** The table behind `report_lines`: COPY goes into no other. Which site a line is of, the database adds. */
const copyLines = `copy written_lines (${copied}) from stdin`
const copySums = 'copy new_sums from stdin'

/** More stores or ways of use than a small number can count are no stores or ways of use. */
const namesKept = 30_000
const linesACopy = 40_000
const sumsACopy = 10_000
const footersKept = 1000

export interface LineCounts {
  sales: number
  refused: number
  others: number
  negative: number
}

interface KnownName {
  number: number
  name: string
  mark: number
}

export class LineWriter {
  readonly counts: LineCounts = { sales: 0, refused: 0, others: 0, negative: 0 }
  private readonly titles = new TitleNumbers()
  private readonly stores = new KnownNames<KnownName>(namesKept)
  private readonly usages = new KnownNames<KnownName>(namesKept)
  readonly sample = new LineSample()
  private readonly sums = new LineSums()
  /** What its footers say, where they say anything that could be an exchange rate. */
  readonly footers: string[] = []
  private remarks: (RefusedLine | OtherLine | SaleLine)[] = []
  private readonly rows = new RowBuffer()
  private underway: Promise<void>

  constructor(
    private readonly client: pg.Client,
    private readonly tx: Tx,
    private readonly reportId: number,
  ) {
    this.underway = prepareTitles(tx)
    this.underway.catch(() => {})
  }

  async add(lines: readonly ReportLine[]): Promise<void> {
    for (const line of lines) this.addLine(line)
    if (this.rows.count + this.remarks.length >= linesACopy) await this.flush()
  }

  async end(): Promise<void> {
    await this.flush()
    await this.underway
    await matchTitles(this.tx, this.reportId)
    if (this.sums.isIncomplete) await addUpLines(this.tx, this.reportId)
    else await this.writeSums()
  }

  /** While the database takes some of them, the next ones are written down. */
  private async writeSums(): Promise<void> {
    await prepareSums(this.tx)
    const { rows, sums } = this
    let underway = Promise.resolve()
    const write = async () => {
      await underway
      underway = this.copy(copySums, rows.take())
      underway.catch(() => {})
    }
    for (const sum of sums.all()) {
      rows.number(sum.title)
      rows.number(sum.store)
      rows.text(`${sum.saleMonth}-01`)
      rows.text(sum.currency)
      rows.number(sum.lines)
      rows.number(sum.quantity)
      rows.text(sum.amount)
      rows.numbers(sum.lineNumbers, sum.lines)
      rows.endRow()
      if (rows.count >= sumsACopy) await write()
    }
    if (rows.count > 0) await write()
    await underway
    await takeSums(this.tx, this.reportId)
  }

  private async copy(statement: string, rows: Buffer): Promise<void> {
    const copy = this.client.query(copyFrom(statement))
    copy.end(rows)
    await once(copy, 'finish')
  }

  private addLine(line: ReportLine) {
    if (line.is === 'sale') {
      this.addSale(line)
      if (line.notes.length > 0) this.remarks.push(line)
      return
    }
    this.counts[line.is === 'refused' ? 'refused' : 'others'] += 1
    if (line.is === 'other' && line.what === 'footer' && this.footers.length < footersKept)
      this.footers.push(line.text)
    this.remarks.push(line)
  }

  private addSale(sale: SaleLine) {
    const title = this.titles.find(sale)
    const store = this.stores.find(sale.store, number => describe(number, sale.store))
    const usage = this.usages.find(sale.usage, number => describe(number, sale.usage))
    if (store.number > namesKept || usage.number > namesKept) {
      throw new ReportRefused('tooManyStores', store.number > namesKept ? sale.store : sale.usage)
    }
    const { rows } = this
    rows.number(this.reportId)
    rows.number(sale.line)
    rows.number(title.number)
    rows.number(sale.quantity)
    rows.text(sale.amount)
    rows.text(`${sale.saleMonth}-01`)
    rows.number(sale.at)
    rows.number(sale.size)
    rows.number(store.number)
    rows.number(usage.number)
    rows.text(sale.country)
    rows.text(sale.currency)
    rows.endRow()
    this.sample.add(sale, title.mark, store.mark, usage.mark)
    this.sums.add(sale, title.number, store.number)
    this.counts.sales += 1
    if (sale.amount.charCodeAt(0) === 45) this.counts.negative += 1
  }

  /** One batch is on its way at a time. */
  private async flush(): Promise<void> {
    await this.underway
    const batch = {
      rows: this.rows.take(),
      titles: this.titles.takeFresh(),
      stores: this.stores.takeFresh(),
      usages: this.usages.takeFresh(),
      remarks: this.remarks,
    }
    this.remarks = []
    this.underway = this.write(batch)
    // Heard by whoever waits for it; until then it must not count as unheard.
    this.underway.catch(() => {})
  }

  private async write(batch: {
    rows: Buffer
    titles: NewTitle[]
    stores: KnownName[]
    usages: KnownName[]
    remarks: Parameters<typeof insertRemarks>[2]
  }): Promise<void> {
    const { tx, reportId } = this
    if (batch.rows.length > 0) await this.copy(copyLines, batch.rows)
    if (batch.titles.length > 0) await insertOpenTitles(tx, batch.titles)
    if (batch.stores.length > 0) await insertStores(tx, reportId, batch.stores.map(withKnownName))
    if (batch.usages.length > 0) await insertUsages(tx, reportId, batch.usages)
    if (batch.remarks.length > 0) await insertRemarks(tx, reportId, batch.remarks)
  }
}

/** Written in another way a store is still the same, as it is for its payer. */
const describe = (number: number, name: string): KnownName => ({
  number,
  name,
  mark: hashText(plainText(name)),
})

const withKnownName = ({ number, name }: KnownName) => ({ number, name, known: nameOfStore(name) })
