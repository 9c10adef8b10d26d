// Which sender's header a line is.
import type { ColumnRole, ReadingSettings } from '#contract/income/reading'
import { nameColumns } from '../column-plan'
import { columnWords } from '../layouts/column-words'
import { flatLayouts } from '../layouts/flat-layouts'
import type { FlatLayout } from '../layouts/layout'

export interface MatchedHeader {
  layout: FlatLayout
  known: number
  columns: ReadingSettings['columns']
}

/** `Earnings (EUR)` and `earnings (usd)` are one column. */
export const foldName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(([a-z]{3})\)/g, '(*)')
    .replace(/\s+/g, ' ')
    .trim()

/** Without the currency behind it. */
export const plainName = (name: string) => foldName(name).replace(/ ?\(\*\)$/, '')

export function matchLayout(header: readonly string[], wanted?: string): MatchedHeader | undefined {
  const names = nameColumns(header)
  const folded = names.map(foldName)
  const matches = flatLayouts
    .filter(({ layout }) => wanted === undefined || layout === wanted)
    .filter(({ signs }) => signs.every(sign => folded.includes(foldName(sign))))
    .map(layout => ({ layout, known: countKnown(layout, folded), columns: columnsOf(layout, names, folded) }))
  return matches.toSorted((one, other) => other.known - one.known)[0]
}

const countKnown = ({ columns }: FlatLayout, folded: readonly string[]) => {
  const own = new Set(columns.map(foldName))
  return folded.filter(name => own.has(name)).length
}

function columnsOf(layout: FlatLayout, names: readonly string[], folded: readonly string[]) {
  const columns: ReadingSettings['columns'] = {}
  for (const [role, name] of Object.entries(layout.roles) as [ColumnRole, string][]) {
    const column = names[folded.indexOf(foldName(name))]
    if (column !== undefined) columns[role] = { column }
  }
  for (const [role, constant] of Object.entries(layout.constants ?? {}) as [ColumnRole, string][]) {
    columns[role] ??= { constant }
  }
  return columns
}

/** In a report of nobody we know: by what columns are usually called, each for one role. */
export function guessColumns(header: readonly string[]): ReadingSettings['columns'] {
  const names = nameColumns(header)
  const columns: ReadingSettings['columns'] = {}
  const taken = new Set<string>()
  for (const [role, words] of Object.entries(columnWords) as [ColumnRole, RegExp[]][]) {
    const free = names.filter(name => !taken.has(name))
    const found = words.map(word => free.find(name => word.test(plainName(name)))).find(Boolean)
    if (found === undefined) continue
    taken.add(found)
    columns[role] = { column: found }
  }
  return columns
}
