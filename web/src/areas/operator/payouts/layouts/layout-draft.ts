// A layout while somebody edits it. Columns have a name of their own, so that one keeps its focus while it moves.
import type { BatchLayout } from '#contract/payouts/batch'
import type { Layout } from '../payout-queries'

export type Column = BatchLayout['columns'][number] & { key: number }
export type LayoutDraft = Omit<BatchLayout, 'columns'> & { columns: Column[] }

/** What most banks ask for. */
const beginning = ['position', 'holder', 'account', 'bank', 'amount', 'reference'] as const

export function draftOf(layout: Layout | undefined): LayoutDraft {
  if (!layout)
    return {
      name: '',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      has_header: true,
      columns: beginning.map((field, key) => ({ key, field, title: '', text: '' })),
    }
  const { name, format, encoding, delimiter, has_header, columns } = layout
  return {
    name,
    format,
    encoding,
    delimiter,
    has_header,
    columns: columns.map((one, key) => ({ ...one, key })),
  }
}

/** Which columns have words of their own: a fixed one has nothing else, a purpose has them before the payout's number. */
export const takesText = (field: Column['field']) => field === 'fixed' || field === 'purpose'

/** A column without a title bears the name of what it holds. */
export function sentOf(draft: LayoutDraft, nameOf: (field: Column['field']) => string): BatchLayout {
  return {
    ...draft,
    name: draft.name.trim(),
    columns: draft.columns.map(({ field, title, text }) => ({
      field,
      title: title.trim() || nameOf(field),
      text: takesText(field) ? text.trim() : '',
    })),
  }
}

export function moved(columns: readonly Column[], from: number, to: number): Column[] {
  const next = [...columns]
  const [column] = next.splice(from, 1)
  if (column) next.splice(to, 0, column)
  return next
}

export const added = (columns: readonly Column[]): Column[] => [
  ...columns,
  { key: Math.max(-1, ...columns.map(({ key }) => key)) + 1, field: 'fixed', title: '', text: '' },
]
