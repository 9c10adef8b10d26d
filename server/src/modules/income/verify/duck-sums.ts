// Reads a report's sales on another engine than the one that keeps them, and adds them up.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { DateForm, DecimalMark } from '#contract/income/reading'
import { cellName, quoted, type SalesSource } from './sales-columns'

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
  amount: string
}

export interface DuckOpinion {
  rows: number
  /** Rows whose cells say another title, recording or store than what is recorded. */
  strangers: number
  unreadable: number
  sums: DuckSum[]
}

export async function addUpByDuck(
  files: SalesFiles,
  source: SalesSource,
  marks: { decimalMark: DecimalMark; thousandsMark: string; dateForm: DateForm },
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
    await duck.run(`create table read as select n, ${amountSql(marks)} as amount, ${monthSql(marks.dateForm)} as month, upper(trim(currency)) as currency,
      trim(store) as store, trim(title) as title, upper(regexp_replace(isrc, '[^A-Za-z0-9]', '', 'g')) as isrc from sales`)
    for (const [table, columns] of Object.entries({
      lines: { title: 'integer', store: 'integer' },
      titles: { title: 'integer', name: 'varchar', isrc: 'varchar' },
      stores: { store: 'integer', name: 'varchar' },
    })) {
      await duck.run(
        `create table ${table} as select row_number() over () as n, * from read_csv(${quoted(files[table as 'lines'])}, header = false, delim = ',', quote = '"', escape = '"',
         columns = {${Object.entries(columns)
           .map(([name, type]) => `${name}: '${type}'`)
           .join(', ')}}, auto_detect = false)`,
      )
    }
    return await judge(duck)
  } finally {
    duck.closeSync()
    instance.closeSync()
  }
}

async function judge(duck: DuckDBConnection): Promise<DuckOpinion> {
  const joined = 'read join lines using (n)'
  const [counts] = await ask<{ rows: number; unreadable: number }>(
    duck,
    `select count(*)::integer as rows, (count(*) filter (where amount is null or month is null))::integer as unreadable from ${joined}`,
  )
  const [others] = await ask<{ strangers: number }>(
    duck,
    `select count(*)::integer as strangers from ${joined} join titles on titles.title = lines.title join stores on stores.store = lines.store
     where read.title <> coalesce(titles.name, '') or (coalesce(titles.isrc, '') <> '' and read.isrc <> titles.isrc) or read.store <> coalesce(stores.name, '')`,
  )
  const sums = await ask<DuckSum>(
    duck,
    `select lines.title, lines.store, month, read.currency, count(*)::integer as lines, sum(amount)::varchar as amount
     from ${joined} group by all order by all`,
  )
  return {
    rows: counts?.rows ?? 0,
    unreadable: counts?.unreadable ?? 0,
    strangers: others?.strangers ?? 0,
    sums,
  }
}

async function ask<Row>(duck: DuckDBConnection, sql: string): Promise<Row[]> {
  return (await duck.runAndReadAll(sql)).getRowObjectsJS() as unknown as Row[]
}

function csv(path: string, { columns, separator }: SalesSource): string {
  const cells = Array.from({ length: columns }, (_, index) => `${cellName(index)}: 'varchar'`).join(', ')
  return `read_csv(${quoted(path)}, header = false, delim = ${quoted(separator)}, quote = '"', escape = '"', columns = {${cells}},
    auto_detect = false, null_padding = true, strict_mode = false, max_line_size = 4194304)`
}

/** Eighteen decimals, exactly; null where there is no number. */
function amountSql({
  decimalMark,
  thousandsMark,
}: {
  decimalMark: DecimalMark
  thousandsMark: string
}): string {
  const wide = `translate(amount, '０１２３４５６７８９．，－', '0123456789.,-')`
  const together = thousandsMark === '' ? wide : `replace(${wide}, ${quoted(thousandsMark)}, '')`
  const pointed = decimalMark === ',' ? `replace(${together}, ',', '.')` : together
  const bare = `regexp_replace(${pointed}, '[^0-9.eE+()-]', '', 'g')`
  const sign = `case when ${pointed} like '%(%)%' or ${bare} like '%-' then -1 else 1 end`
  return `try_cast(rtrim(ltrim(regexp_replace(${bare}, '[()]', '', 'g'), '+'), '-') as decimal(38, 18)) * ${sign}`
}

/** `2026-08`; null where there is no month. */
function monthSql(form: DateForm): string {
  const parts = (pattern: string, year: number, month: number) =>
    `case when regexp_matches(month, ${quoted(pattern)}) then
       regexp_extract(month, ${quoted(pattern)}, ${year}) || '-' || lpad(regexp_extract(month, ${quoted(pattern)}, ${month}), 2, '0') end`
  const byYear = parts('^(\\d{4})[-/.年]?(\\d{1,2})', 1, 2)
  const forms: Partial<Record<DateForm, string>> = {
    'M/D/YYYY': parts('^(\\d{1,2})/\\d{1,2}/(\\d{4})', 2, 1),
    'D/M/YYYY': parts('^\\d{1,2}/(\\d{1,2})/(\\d{4})', 2, 1),
    'DD.MM.YYYY': parts('^\\d{1,2}\\.(\\d{1,2})\\.(\\d{4})', 2, 1),
    'MMM YYYY': `strftime(try_strptime(month, '%b %Y'), '%Y-%m')`,
  }
  return `coalesce(${[byYear, forms[form]].filter(Boolean).join(', ')})`
}
