import type { RowData } from '@tanstack/react-table'

/** How a column behaves beyond its content; written in a column's `meta`. */
declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** The column's name where its header isn't text: in the column menu and on cards. */
    name?: string
    /** Figures stand at the end, in tabular digits. */
    align?: 'end'
    /** On a phone, where a row is a card: its head, its upper corner, a line without a name, or left out. */
    card?: 'title' | 'corner' | 'bare' | 'hide'
    /** Tailwind width of the column, e.g. `w-40`. */
    width?: string
  }
}

export type TableSort = { column: string; descending: boolean }
