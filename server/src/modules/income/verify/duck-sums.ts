// Reads a report's sales on another engine than the one that keeps them, and adds them up.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { DateForm, DecimalMark } from '#contract/income/reading'
import { amountsSql, currencySql, isrcSql, limbs, monthSql, quoted, trimSql } from './cell-sql'
import { type Exact, plus, zero } from './exact'
import { cellName, type SalesSource } from './sales-columns'

export interface SalesFiles {
  /** The report's own lines. */
  sales: string
  /** Which title and store each of them is, as recorded: `title,store`, in their order. */
  lines: string
  /** `title,name,isrc` and `store,name`, as recorded. */
  titles: string
  stores: string
}

export interface DuckSum {
  title: number
  store: number
  month: string
  currency: string
  lines: number
  amount: Exact
}

export interface DuckOpinion {
  rows: number
  /** Rows whose cells say another title, recording or store than what is recorded. */
  strangers: number
  unreadable: number
  sums: DuckSum[]
}

interface Marks {
  decimalMark: DecimalMark
  dateForm: DateForm
  /** Of lines that name none. */
  currency: string
}

export async function addUpByDuck(
  files: SalesFiles,
  source: SalesSource,
  marks: Marks,
): Promise<DuckOpinion> {
  const instance = await DuckDBInstance.create()
  const duck = await instance.connect()
  try {
    await duck.run('set threads = 1; set preserve_insertion_order = true')
    await duck.run(
      `create table cells as select row_number() over () as row, * from ${csv(files.sales, source)}`,
    )
    await duck.run(
      `create table sales as select row_number() over (order by row) as n, * exclude (row) from (${source.select})`,
    )
    await duck.run(`create table read as select n, ${limbs.join(', ')}, ${monthsSql(marks.dateForm)} as month,
      coalesce(nullif(${currencySql('currency')}, ''), nullif(beside, ''), ${quoted(marks.currency)}) as currency,
      ${trimSql('store')} as store, ${trimSql('title')} as title, ${isrcSql('isrc')} as isrc from (${amountsSql(marks.decimalMark)})`)
    for (const [table, columns] of Object.entries({
      lines: { title: 'integer', store: 'integer' },
      titles: { title: 'integer', name: 'varchar', isrc: 'varchar' },
      stores: { store: 'integer', name: 'varchar' },
    })) {
      await duck.run(
        `create table ${table} as select row_number() over () as n, * from read_csv(${quoted(files[table as 'lines'])}, header = false, delim = ',', quote = '"', escape = '"',
         columns = {${Object.entries(columns)
           .map(([name, type]) => `${name}: '${type}'`)
           .join(', ')}}, auto_detect = false, parallel = false)`,
      )
    }
    return await judge(duck)
  } finally {
    duck.closeSync()
    instance.closeSync()
  }
}

const monthsSql = (form: DateForm) =>
  `case when month <> '' then ${monthSql('month', form)} else coalesce(${monthSql('other_month', form)}, ${monthSql('last_month', form)}) end`

type LimbSum = Omit<DuckSum, 'amount'> & Record<(typeof limbs)[number], string>

async function judge(duck: DuckDBConnection): Promise<DuckOpinion> {
  const joined = 'read join lines using (n)'
  const [counts] = await ask<{ rows: number; unreadable: number }>(
    duck,
    `select count(*)::integer as rows, (count(*) filter (where limb_1 is null or month is null))::integer as unreadable from read`,
  )
  const [others] = await ask<{ strangers: number }>(
    duck,
    `select count(*)::integer as strangers from ${joined} join titles on titles.title = lines.title join stores on stores.store = lines.store
     where read.title <> ${trimSql('titles.name')} or read.isrc <> coalesce(titles.isrc, '') or read.store <> ${trimSql('stores.name')}`,
  )
  const sums = await ask<LimbSum>(
    duck,
    `select lines.title, lines.store, month, read.currency, count(*)::integer as lines, ${limbs.map(limb => `sum(${limb})::varchar as ${limb}`).join(', ')}
     from ${joined} where limb_1 is not null and month is not null group by lines.title, lines.store, month, read.currency order by all`,
  )
  return {
    rows: counts?.rows ?? 0,
    unreadable: counts?.unreadable ?? 0,
    strangers: others?.strangers ?? 0,
    sums: sums.map(sum => ({ ...sum, amount: joinLimbs(sum) })),
  }
}

function joinLimbs(sum: LimbSum): Exact {
  const places = [-20, 0, 20, 40]
  return limbs
    .map((limb, index): Exact => {
      const [digits, scale] = [BigInt(sum[limb]), places[index] as number]
      return scale < 0 ? { digits: digits * 10n ** 20n, scale: 0 } : { digits, scale }
    })
    .reduce(plus, zero)
}

async function ask<Row>(duck: DuckDBConnection, sql: string): Promise<Row[]> {
  return (await duck.runAndReadAll(sql)).getRowObjectsJS() as unknown as Row[]
}

/** Not by several readers at once: those take no cell over several lines. */
function csv(path: string, { columns, separator }: SalesSource): string {
  const cells = Array.from({ length: columns }, (_, index) => `${cellName(index)}: 'varchar'`).join(', ')
  return `read_csv(${quoted(path)}, header = false, delim = ${quoted(separator)}, quote = '"', escape = '"', columns = {${cells}},
    auto_detect = false, null_padding = true, strict_mode = false, parallel = false, max_line_size = 4194304)`
}
