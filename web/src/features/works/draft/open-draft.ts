// A draft as the screens of publishing share it: opened once for a page's life, so that leaving one step for the next
// never loses what is still on its way.
import { queryOptions } from '@tanstack/react-query'
import type { Work } from '#contract/works/work'
import { readWork, saveWork } from '#contract/works/work-calls'
import { api } from '../../../lib/api'
import { CallRefused, TransportFailure } from '../../../lib/api-client'
import { isRefusal } from '../../../lib/is-refusal'
import { mayChange, type Trouble } from './draft-state'
import { adoptChanges, holdTab, keepChanges, ownChanges, withKept } from './kept-changes'
import { keepWork, type WorkKeeper } from './work-keeper'

const tab = `tab-${Math.random().toString(36).slice(2)}`

/** Never stale: the keeper itself asks for news. */
export function draftQuery(workId: number) {
  return queryOptions({
    queryKey: ['draft', workId],
    queryFn: () => openDraft(workId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

async function openDraft(workId: number): Promise<WorkKeeper> {
  const read = async () => (await api(readWork, { id: workId }, { quiet: true })).data
  const work = await read()
  holdTab(tab)
  let adopted: Awaited<ReturnType<typeof adoptChanges>> | undefined
  adopted = await adoptChanges(workId, tab, field => mayChange(work, field))
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`work-${workId}`)
  const keeper = keepWork(work, {
    read,
    save: async (version, body, isLeaving) => {
      const input = { id: workId, version, ...body }
      return (await api(saveWork, input, { quiet: true, keepalive: isLeaving })).data
    },
    keep: (base, changes) => keepChanges(workId, tab, base, changes),
    restore: (current: Work) => {
      const kept = adopted ?? ownChanges(workId, tab)
      adopted = undefined
      return withKept(current, kept)
    },
    troubleOf,
    onSaved: version => others?.postMessage(version),
  })
  watch(keeper, others)
  return keeper
}

/** Other tabs tell what they saved; coming back, coming online and leaving are moments to save and to ask. */
function watch(keeper: WorkKeeper, others: BroadcastChannel | undefined) {
  others?.addEventListener('message', ({ data }) => {
    if (Number(data) > keeper.version()) void keeper.refresh()
  })
  window.addEventListener('online', () => void keeper.flush())
  window.addEventListener('pagehide', keeper.leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keeper.flush()
    else void keeper.refresh()
  })
}

function troubleOf(error: unknown): Trouble | undefined {
  if (isRefusal(error, 'conflict')) return { kind: 'conflict' }
  if (error instanceof TransportFailure) return { kind: 'unreached' }
  if (isRefusal(error, 'internal', 'unavailable', 'tooManyRequests', 'sessionEnded'))
    return { kind: 'unreached' }
  if (error instanceof CallRefused) return { kind: 'refused', message: error.message }
}
