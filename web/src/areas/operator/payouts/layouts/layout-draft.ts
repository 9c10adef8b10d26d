// A layout while somebody edits it. Columns have a name of their own, so that one keeps its focus while it moves.
import type { BatchLayout } from '#contract/payouts/batch'
import type { Layout } from '../payout-queries'

export type Row<F extends string> = { key: number; field: F; title: string; text: string }
export type Column = Row<BatchLayout['columns'][number]['field']>
/** Above or below the table. */
export type SummaryRow = Row<BatchLayout['head_rows'][number]['field']>
export type LayoutDraft = Omit<BatchLayout, 'columns' | 'head_rows' | 'foot_rows'> & {
  columns: Column[]
  head_rows: SummaryRow[]
  foot_rows: SummaryRow[]
}

/** What most banks ask for. */
const beginning = ['position', 'holder', 'account', 'bank', 'amount', 'reference'] as const
const beginningRows = ['batch', 'count', 'sum'] as const

function keyed<Row>(rows: readonly Row[]) {
  return rows.map((one, key) => ({ ...one, key }))
}

export function draftOf(layout: Layout | undefined): LayoutDraft {
  if (!layout)
    return {
      name: '',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      has_header: true,
      columns: beginning.map((field, key) => ({ key, field, title: '', text: '' })),
      head_rows: beginningRows.map((field, key) => ({ key, field, title: '', text: '' })),
      foot_rows: [],
    }
  const { name, format, encoding, delimiter, has_header, columns, head_rows, foot_rows } = layout
  return {
    name,
    format,
    encoding,
    delimiter,
    has_header,
    columns: keyed(columns),
    head_rows: keyed(head_rows),
    foot_rows: keyed(foot_rows),
  }
}

/** What has words of its own: a fixed one has nothing else, a purpose has them before the payout's number. */
export const takesText = (field: string) => field === 'fixed' || field === 'purpose'

/** What has no title bears the name of what it holds. */
export function sentOf(
  draft: LayoutDraft,
  nameOf: (field: Column['field']) => string,
  nameOfRow: (field: SummaryRow['field']) => string,
): BatchLayout {
  return {
    ...draft,
    name: draft.name.trim(),
    columns: named(draft.columns, nameOf),
    head_rows: named(draft.head_rows, nameOfRow),
    foot_rows: named(draft.foot_rows, nameOfRow),
  }
}

function named<F extends string>(rows: readonly Row<F>[], nameOf: (field: F) => string) {
  return rows.map(({ field, title, text }) => ({
    field,
    title: title.trim() || nameOf(field),
    text: takesText(field) ? text.trim() : '',
  }))
}

export function moved<T>(columns: readonly T[], from: number, to: number): T[] {
  const next = [...columns]
  const [column] = next.splice(from, 1)
  if (column) next.splice(to, 0, column)
  return next
}

export const added = <F extends string>(rows: readonly Row<F>[], field: F): Row<F>[] => [
  ...rows,
  { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, field, title: '', text: '' },
]
