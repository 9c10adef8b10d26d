// Where a sale's figures stand in the cells of a report, as SQL for DuckDB: one row a sale, all of it text.
import type { ColumnRole, ReadingFindings } from '#contract/income/reading'
import { findColumn } from '../reading/column-plan'
import { quoted, trimSql } from './cell-sql'
import { type TitleLines, type WantedCell, wantedCells } from './title-lines'

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

/**
 * DSR Part 9: money in each line, the rest in the last summary before it that has the name it says, and the month of last resort in the last head
 * before either. Which cell is which follows the title lines as they come.
 */
export function part9Source({ orders, widest }: Pick<TitleLines, 'orders' | 'widest'>): SalesSource {
  const columns = Math.max(widest, 1)
  const values = orders.map(({ from, places }) => `(${[from, ...places].join()})`).join()
  // A place of -1 is the cell before the first: there is none.
  const cell = (name: WantedCell) => trimSql(`cell[${name}_at + 1]`)
  const kind = (...kinds: string[]) => `${trimSql('cell[1]')}[1:4] in (${kinds.map(quoted).join()})`
  return {
    columns,
    separator: '\t',
    select: `with orders as (
        select * from (values ${values}) as orders (from_row, ${wantedCells.map(name => `${name}_at`).join()})
      ), placed as (
        select row, [${Array.from({ length: columns }, (_, index) => cellName(index)).join()}] as cell, orders.*
        from cells asof join orders on cells.row >= orders.from_row
      ), head as (
        select row, ${cell('head_day')} as day from placed where ${kind('HEAD', 'SRHE')}
      ), summary as (
        select own.row, ${cell('summary_id')} as id, ${cell('period')} as period, ${cell('currency')} as currency,
          case when ${cell('channel')} = '' then ${cell('service')} else ${cell('channel')} end as store, coalesce(head.day, '') as head_day
        from (select * from placed where ${kind('SY10')}) own asof left join head on own.row >= head.row
      ), sale as (
        select own.row, ${cell('sale_summary')} as summary_id, ${cell('amount')} as amount,
          case when day_at < 0 then ${cell('other_day')} else ${cell('day')} end as day,
          ${cell('title')} as title, ${cell('isrc')} as isrc, coalesce(head.day, '') as head_day
        from (select * from placed where ${kind('SR08')}) own asof left join head on own.row >= head.row
      )
      select sale.row, sale.amount, sale.day as month, summary.period as other_month,
        case when summary.head_day = '' then sale.head_day else summary.head_day end as last_month,
        summary.currency, summary.store, sale.title, sale.isrc
      from sale asof join summary on summary.id = sale.summary_id and sale.row >= summary.row`,
  }
}
