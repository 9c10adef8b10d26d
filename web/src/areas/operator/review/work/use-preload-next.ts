import { useEffect } from 'react'
import { operatorClient } from '../../staff-queries'
import type { WorkFilter } from '../queue/queue-filter'
import { queueQuery, type Review, reviewQuery, reviewWaveformQuery } from '../review-queries'

/** Lays the next work ready while this one is looked at: its facts, its cover and the outline of its first sound. */
export function usePreloadNext({ work, stage, can }: Review, { kind, purpose, sort }: WorkFilter) {
  const isMine = can.pass
  useEffect(() => {
    if (!stage || !isMine) return
    let isGone = false
    const preload = async () => {
      const filter = {
        stage,
        view: 'free',
        limit: 2,
        ...(kind && { kind }),
        ...(purpose && { purpose }),
        ...(sort && { sort }),
      } as const
      const { items } = await operatorClient.fetchQuery(queueQuery(filter))
      const next = items.find(({ id }) => id !== work.id)
      if (!next || isGone) return
      const { materials } = await operatorClient.fetchQuery(reviewQuery(next.id))
      const cover = materials.find(({ type }) => type === 'cover')?.thumbnail_url
      if (cover) new Image().src = cover
      const music = materials.find(({ type, facts }) => type === 'music' && facts.duration !== undefined)
      if (music) await operatorClient.prefetchQuery(reviewWaveformQuery(music.id))
    }
    preload().catch(() => {
      // Logged by the client. It was only to be quicker: the next work is asked for again when it is wanted.
    })
    return () => {
      isGone = true
    }
  }, [work.id, stage, isMine, kind, purpose, sort])
}
