import { queryOptions } from '@tanstack/react-query'
import { storageUse } from '#contract/works/calls'
import type { Material } from '#contract/works/material'
import { listEncodings, readLyrics, readWaveform } from '#contract/works/material-calls'
import { api } from '../../lib/api'
import { materialsQuery } from '../works/work-queries'

const askEvery = 1000

export function isBeingChecked(material: Material | undefined): boolean {
  return material?.state === 'waiting' || material?.state === 'checking'
}

/** Its check broke down: nothing is known about the file, good or bad. */
export function isUnchecked({ state, results }: Material): boolean {
  return state === 'failed' && results.some(({ rule }) => rule === 'checked')
}

/** Asked again and again as long as a file is being checked. */
export function liveMaterialsQuery(workId: number) {
  return queryOptions({
    ...materialsQuery(workId),
    refetchInterval: query => (query.state.data?.some(isBeingChecked) ? askEvery : false),
  })
}

/** The outline of a sound never changes: a new file is a new material. */
export function waveformQuery(materialId: number) {
  return queryOptions({
    queryKey: ['waveform', materialId],
    queryFn: async () => (await api(readWaveform, { id: materialId }, { quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Read in another encoding, the same file says something else. */
export function lyricsQuery({ id, encoding, facts }: Pick<Material, 'id' | 'encoding' | 'facts'>) {
  return queryOptions({
    queryKey: ['lyrics', id, encoding ?? facts.encoding ?? null],
    queryFn: async () => (await api(readLyrics, { id }, { quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function encodingsQuery(materialId: number) {
  return queryOptions({
    queryKey: ['encodings', materialId],
    queryFn: async () => (await api(listEncodings, { id: materialId }, { quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const storageQuery = queryOptions({
  queryKey: ['works', 'storage'],
  queryFn: async () => (await api(storageUse, {}, { quiet: true })).data,
})
