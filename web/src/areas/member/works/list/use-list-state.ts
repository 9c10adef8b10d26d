import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListState, readListState, writeListState } from './list-state'

export type ChangeList = (changes: Partial<ListState>) => void

export function useListState(): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params), [params])
  const change = useCallback<ChangeList>(
    changes =>
      // Another choice begins at its first page.
      setParams(before => writeListState({ ...readListState(before), pages: 1, ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [state, change]
}
