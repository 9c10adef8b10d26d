import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { listRightsCases, passContent, passRights } from '#contract/review/calls'
import {
  listReviewQueue,
  openReview,
  type ReviewStage,
  readEarlierFile,
  readReviewLyrics,
  readReviewWaveform,
} from '#contract/review/queue-calls'
import { listReviewReasons } from '#contract/review/reason-calls'
import type { Material } from '#contract/works/material'
import { api } from '../../../lib/api'
import { operatorClient, type Staff, staffMay } from '../staff-queries'

export type QueueRow = OutputOf<typeof listReviewQueue>['items'][number]
export type RightsCase = OutputOf<typeof listRightsCases>['items'][number]
export type Review = OutputOf<typeof openReview>

const root = ['review'] as const
const quiet = { quiet: true } as const

export const queueQuery = (filter: SentInputOf<typeof listReviewQueue>) =>
  queryOptions({
    queryKey: [...root, 'queue', filter],
    queryFn: async () => (await api(listReviewQueue, filter, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const casesQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'cases', cursor],
    queryFn: async () => (await api(listRightsCases, cursor ? { cursor } : {}, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Asked for again after each step, not by itself: its links would change under a picture that is being looked at. */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'work', id],
    queryFn: async () => (await api(openReview, { id }, quiet)).data,
    staleTime: 60_000,
    // Who only looks on learns that the work is free again.
    refetchOnWindowFocus: ({ state: { data } }) => (data?.claimed_by && !data.can.release ? 'always' : false),
  })

/** The outline of a sound never changes, nor do the words of a song: a new file is a new material. */
export const reviewWaveformQuery = (id: number) =>
  queryOptions({
    queryKey: ['waveform', id],
    queryFn: async () => (await api(readReviewWaveform, { id }, quiet)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const reviewLyricsQuery = ({ id, facts }: Pick<Material, 'id' | 'facts'>) =>
  queryOptions({
    queryKey: ['lyrics', id, facts.encoding ?? null],
    queryFn: async () => (await api(readReviewLyrics, { id }, quiet)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What was handed in never changes; its links do, after a while. */
export const earlierFileQuery = (workId: number, sha256: string) =>
  queryOptions({
    queryKey: [...root, 'earlier', workId, sha256],
    queryFn: async () => (await api(readEarlierFile, { id: workId, sha256 }, quiet)).data,
    staleTime: 3_600_000,
  })

/** Known already: it came with the file. */
export const earlierWaveformQuery = (materialId: number, waveform: OutputOf<typeof readReviewWaveform>) =>
  queryOptions({
    queryKey: ['waveform', materialId],
    queryFn: async () => waveform,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const libraryQuery = queryOptions({
  queryKey: [...root, 'library'],
  queryFn: async () => (await api(listReviewReasons, {}, quiet)).data,
})

/** Queues and counts, wherever they are shown. */
export async function refreshQueues(): Promise<void> {
  const lists = ['queue', 'counts', 'cases'].map(part =>
    operatorClient.invalidateQueries({ queryKey: [...root, part] }),
  )
  await Promise.all(lists)
}

/** What this person decides about; the contract says so. */
export function stagesOf(staff: Pick<Staff, 'roles'>): ReviewStage[] {
  const deciding = { content: passContent, rights: passRights }
  return (['content', 'rights'] as const).filter(stage => staffMay(staff, deciding[stage]))
}

export const mayDecideCases = (staff: Pick<Staff, 'roles'>) => staffMay(staff, listRightsCases)
