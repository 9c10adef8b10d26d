import type { ColumnRole, DateForm, ReportLayout } from '#contract/income/reading'

/** How one sender writes its reports: data, so that the next one is a table too. */
export interface FlatLayout {
  layout: ReportLayout
  /** All that its header may name; `(*)` stands for a currency in parentheses. */
  columns: readonly string[]
  /** The column of each role. One that the header must have is in `signs` too. */
  roles: Partial<Record<ColumnRole, string>>
  /** What no other sender has together. */
  signs: readonly string[]
  /** What its reports leave unsaid. */
  constants?: Partial<Record<ColumnRole, string>>
  /** Which of day and month comes first, where the dates do not tell. */
  dateForm?: DateForm
}
