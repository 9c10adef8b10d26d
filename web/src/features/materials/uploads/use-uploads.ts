import { useEffect, useSyncExternalStore } from 'react'
import { uploadState } from '#contract/works/calls'
import { api } from '../../../lib/api'
import { queryClient } from '../../account/account-queries'
import { materialsQuery } from '../../works/work-queries'
import type { Place } from './upload-desk'
import { isAt, type UploadItem, uploadDesk } from './upload-desk'

export function useUploads(workId: number): readonly UploadItem[] {
  const items = useSyncExternalStore(uploadDesk.subscribe, uploadDesk.read)
  return items.filter(item => item.workId === workId)
}

export function uploadsAt(items: readonly UploadItem[], place: Place): readonly UploadItem[] {
  return items.filter(item => isAt(item, place))
}

const askEvery = 1000

/** What has arrived becomes a material a moment later; until then somebody has to ask. One screen does. */
export function useArrivals(workId: number) {
  const arrived = useUploads(workId)
    .filter(({ phase }) => phase === 'arrived')
    .map(({ id, uploadId }) => `${id} ${uploadId}`)
    .join(',')
  useEffect(() => {
    if (!arrived) return
    const waiting = arrived.split(',').map(pair => pair.split(' ') as [string, string])
    const timer = setInterval(() => void Promise.all(waiting.map(ask)), askEvery)
    return () => clearInterval(timer)

    async function ask([id, uploadId]: [string, string]) {
      const answer = await api(uploadState, { upload_id: uploadId }, { quiet: true }).catch(() => undefined)
      if (!answer || answer.data.state === 'open' || answer.data.state === 'received') return
      if (answer.data.state === 'kept') await queryClient.invalidateQueries(materialsQuery(workId))
      uploadDesk.settle(id, answer.data.state === 'failed' ? (answer.data.problem ?? '') : undefined)
    }
  }, [arrived, workId])
}

/** Leaving the site would interrupt what is being sent: the browser asks. */
export function useLeaveWarning() {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (uploadDesk.isBusy()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}
