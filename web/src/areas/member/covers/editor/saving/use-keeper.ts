import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Design } from '#contract/covers/design'
import { readDesign, saveDesign } from '#contract/covers/design-calls'
import { api } from '../../../../../lib/api'
import { CallRefused, TransportFailure } from '../../../../../lib/api-client'
import { isRefusal } from '../../../../../lib/is-refusal'
import type { Editor } from '../state/editor'
import { type DesignKeeper, keepDesign, type Trouble } from './design-keeper'

/** Said where the state of saving stands, not in a message over the page. */
const shows = () => true

function troubleOf(error: unknown): Trouble | undefined {
  if (isRefusal(error, 'conflict')) return { kind: 'conflict' }
  if (isRefusal(error, 'sessionEnded')) return { kind: 'unreached' }
  if (error instanceof CallRefused) return { kind: 'refused', message: error.message }
  return error instanceof TransportFailure ? { kind: 'unreached' } : undefined
}

export function useKeeper(design: Design, editor: Editor): DesignKeeper {
  const keeper = useMemo(
    () =>
      keepDesign(design, editor, {
        save: async (version, name, scene) =>
          (await api(saveDesign, { id: design.id, version, name, scene }, { shows })).data,
        read: async () => (await api(readDesign, { id: design.id }, { shows })).data,
        troubleOf,
      }),
    [design, editor],
  )
  useEffect(() => {
    const back = () => void keeper.flush()
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('online', back)
      void keeper.flush()
      keeper.close()
    }
  }, [keeper])
  return keeper
}

export const useKeeperState = (keeper: DesignKeeper) => useSyncExternalStore(keeper.subscribe, keeper.read)
