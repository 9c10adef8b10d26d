import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ColumnRole, ReadingOverrides } from '#contract/income/reading'
import type { Report } from '#contract/income/report'
import { previewQuery } from '../income-queries'
import { withConstant, withRole, withSetting } from './mapping-draft'

const typingPause = 350

/** The draft, and how the file would be read by it, asked for a moment after the last change. With a table it is about that one alone. */
export function useMapping(report: Report, table?: Report['tables'][number]) {
  const begun = (table ? table.given : report.reading?.given) ?? {}
  const [given, setGiven] = useState<ReadingOverrides>(begun)
  const asked = useSettled(given)
  const preview = useQuery(
    previewQuery({ id: report.id, given: asked, ...(table && { table: table.number }) }),
  )
  const columns = given.columns ?? preview.data?.findings?.columns.value ?? {}
  return {
    given,
    columns,
    preview,
    isChanged: JSON.stringify(given) !== JSON.stringify(begun),
    isSettled: asked === given && !preview.isPlaceholderData,
    set: (values: ReadingOverrides) => setGiven(before => withSetting(before, values)),
    setRole: (column: string, role: ColumnRole | undefined) =>
      setGiven(before => ({ ...before, columns: withRole(columns, column, role) })),
    setConstant: (role: ColumnRole, constant: string) =>
      setGiven(before => ({ ...before, columns: withConstant(columns, role, constant) })),
    undo: () => setGiven(begun),
  }
}

export type Mapping = ReturnType<typeof useMapping>

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
