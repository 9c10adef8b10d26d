import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallRefused } from '../../../../lib/api-client'
import { previewQuery, refreshPayable } from '../withdrawal-queries'

/** Whoever ticks one bill after the other is not answered for each. */
const pause = 250

/** What withdrawing these would pay. `isCurrent`: of these very bills, not of those before. */
export function usePreview(wanted: number[]) {
  const said = wanted.toSorted((one, other) => one - other).join()
  const [asked, setAsked] = useState(said)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(said), pause)
    return () => clearTimeout(timer)
  }, [said])
  // Nothing is ticked any more: what was asked about before is of no interest.
  const ids = said === '' || asked === '' ? [] : asked.split(',').map(Number)
  const query = useQuery(previewQuery(ids))
  const isRefused = query.error instanceof CallRefused
  useEffect(() => {
    if (isRefused) void refreshPayable()
  }, [isRefused])
  const isCurrent = asked === said && query.data !== undefined && !query.isPlaceholderData
  return { query, ids, isCurrent, preview: wanted.length > 0 ? query.data : undefined }
}

export type PreviewState = ReturnType<typeof usePreview>
