// Where a sale's figures stand in the cells of a report, as SQL for DuckDB: one row a sale, all of it text.
import type { ColumnRole, ReadingFindings } from '#contract/income/reading'
import { findColumn } from '../reading/column-plan'
import { RecordColumns } from '../reading/dsr/record-columns'
import { quoted, trimSql } from './cell-sql'

/** `c0`, `c1`, … */
export const cellName = (index: number) => `c${index}`

export interface SalesSource {
  columns: number
  separator: string
  /**
   * Selects `row, amount, month, other_month, last_month, currency, store, title, isrc` from `cells`. The other months count, in their order, where
   * the first cell is empty.
   */
  select: string
}

/** Every line is a sale. */
export function flatSource({ separator, columns, header }: ReadingFindings): SalesSource {
  const names = header.map(({ name }) => name)
  const cellOf = (role: ColumnRole) => {
    const source = columns.value[role]
    if (source === undefined) return "''"
    if ('constant' in source) return quoted(source.constant)
    const index = findColumn(names, source.column)
    return index < 0 ? "''" : trimSql(cellName(index))
  }
  // Whoever has no column for it writes the code where a label's own number goes.
  const code = columns.value.isrc && 'column' in columns.value.isrc ? 'isrc' : 'customId'
  const filled = names.map((_, index) => cellName(index)).join(', ')
  return {
    columns: names.length,
    separator: separator.value,
    select: `select row, ${cellOf('amount')} as amount, ${cellOf('saleMonth')} as month, '' as other_month, '' as last_month,
      ${cellOf('currency')} as currency, ${cellOf('store')} as store, ${cellOf('title')} as title, ${cellOf(code)} as isrc
      from cells where coalesce(${filled}) is not null`,
  }
}

/** DSR Part 9: money in each line, the rest in the last summary before it that has the name it says. Records may name their own columns. */
export function part9Source(head: string): SalesSource {
  const titles = new RecordColumns()
  for (const line of head.split(/\r?\n|\r/).filter(text => text.startsWith('#'))) {
    titles.learn(line.split('\t').map(cell => cell.trim()))
  }
  const at = (kind: string, name: string, from: string) => {
    const index = titles.at(kind, name)
    return index < 0 ? "''" : trimSql(`${from}.${cellName(index)}`)
  }
  const sale = (name: string) => at('SR08', name, 'sale')
  const summary = (name: string) => at('SY10', name, 'summary')
  const day =
    titles.at('SR08', 'SalesTransactionDaDate') < 0 ? 'SalesTransactionDate' : 'SalesTransactionDaDate'
  const kind = (from: string) => `left(${trimSql(`${from}.c0`)}, 4)`
  const widest = Math.max(...['HEAD', 'SY10', 'SR08'].map(record => titles.names(record).length))
  return {
    columns: widest + 1,
    separator: '\t',
    select: `with head as (
        select ${at('HEAD', 'UsageStartDate', 'head')} as day from cells head where ${kind('head')} in ('HEAD', 'SRHE') order by row limit 1
      ), sale as (
        select *, ${sale('SummaryRecordId')} as summary_id from cells sale where ${kind('sale')} = 'SR08'
      ), summary as (
        select *, ${summary('SummaryRecordId')} as summary_id from cells summary where ${kind('summary')} = 'SY10'
      )
      select sale.row, ${sale('AllocatedNetRevenueCoA')} as amount, ${sale(day)} as month, ${summary('ReportingPeriodStartDate')} as other_month,
        coalesce((select day from head), '') as last_month, ${summary('CurrencyOfAccounting')} as currency,
        case when ${summary('DistributionChannel')} = '' then ${summary('ServiceDescription')} else ${summary('DistributionChannel')} end as store,
        ${sale('ResourceTitle')} as title, ${sale('ISRC')} as isrc
      from sale asof join summary on summary.summary_id = sale.summary_id and sale.row >= summary.row`,
  }
}
