// Where a sale's figures stand in the cells of a report, as SQL for DuckDB: one row a sale, all of it text.
import type { ColumnRole, ReadingFindings } from '#contract/income/reading'

/** `c0`, `c1`, … */
export const cellName = (index: number) => `c${index}`
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

export interface SalesSource {
  columns: number
  separator: string
  /** Selects `row, amount, month, currency, store, title, isrc` from `cells`, in the order of `row`. */
  select: string
}

const wanted = ['amount', 'saleMonth', 'currency', 'store', 'title', 'isrc'] as const

/** Every line is a sale. */
export function flatSource({ separator, columns, currency, header }: ReadingFindings): SalesSource {
  const names = header.map(({ name }) => name)
  const cellOf = (role: ColumnRole) => {
    const source = columns.value[role]
    if (source === undefined) return "''"
    if ('constant' in source) return quoted(source.constant)
    const index = names.findIndex(name => fold(name) === fold(source.column))
    return index < 0 ? "''" : `coalesce(trim(${cellName(index)}), '')`
  }
  const [amount, month, said, store, title, isrc] = wanted.map(cellOf)
  const filled = names.map((_, index) => cellName(index)).join(', ')
  return {
    columns: names.length,
    separator: separator.value,
    select: `select row, ${amount} as amount, ${month} as month, case when ${said} = '' then ${quoted(currency.value)} else ${said} end as currency,
      ${store} as store, ${title} as title, ${isrc} as isrc from cells where coalesce(${filled}) is not null`,
  }
}

const fold = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()

/** DSR Part 9: money in each line, the rest in the summary that it names. The records name their own columns. */
export function part9Source(head: string, { currency }: ReadingFindings): SalesSource {
  const titles = new Map<string, string[]>()
  for (const line of head.split(/\r?\n/).filter(text => text.startsWith('#'))) {
    const [kind = '', ...names] = line.slice(1).split('\t')
    titles.set(kind.split('.')[0] ?? '', names)
  }
  const at = (kind: string, name: string, from: string) => {
    const index = titles.get(kind)?.indexOf(name) ?? -1
    return index < 0 ? "''" : `coalesce(trim(${from}.${cellName(index + 1)}), '')`
  }
  const sale = (name: string) => at('SR08', name, 'sale')
  const summary = (name: string) => at('SY10', name, 'summary')
  const said = summary('CurrencyOfAccounting')
  const columns = Math.max(...[...titles.values()].map(names => names.length)) + 1
  return {
    columns,
    separator: '\t',
    select: `select sale.row, ${sale('AllocatedNetRevenueCoA')} as amount, ${summary('ReportingPeriodStartDate')} as month,
      case when ${said} = '' then ${quoted(currency.value)} else ${said} end as currency,
      case when ${summary('DistributionChannel')} = '' then ${summary('ServiceDescription')} else ${summary('DistributionChannel')} end as store,
      ${sale('ResourceTitle')} as title, ${sale('ISRC')} as isrc
      from cells sale join cells summary on summary.c0 like 'SY10%' and ${at('SY10', 'SummaryRecordId', 'summary')} = ${sale('SummaryRecordId')}
      where sale.c0 like 'SR08%'`,
  }
}
