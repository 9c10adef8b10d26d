import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type LibraryState, readLibraryState, writeLibraryState } from './library-state'

export type ChangeLibrary = (changes: Partial<LibraryState>) => void

export function useLibraryState(): [LibraryState, ChangeLibrary] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readLibraryState(params), [params])
  const change = useCallback<ChangeLibrary>(
    changes =>
      setParams(before => writeLibraryState({ ...readLibraryState(before), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [state, change]
}
