// What a work gives to its cover: its names, its kind of music and its own sound.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Genre, Work } from '#contract/works/work'
import { waveformQuery } from '../../../../features/materials/material-queries'
import { workQuery } from '../../../../features/works/one-work-queries'
import { materialsQuery } from '../../../../features/works/work-queries'
import { namesOf } from '../names-of-work'

export interface WorkBrief {
  work: Work | undefined
  isLoading: boolean
  isFailed: boolean
  title: string
  artist: string
  /** Loudness over time, 0 to 1. */
  sound: number[]
  /** From dark to bright over time, 0 to 1. */
  tone: number[]
  genre: Genre | undefined
}

export function useWorkBrief(workId: number | undefined): WorkBrief {
  const isAsked = workId !== undefined
  const work = useQuery({ ...workQuery(workId ?? 0), enabled: isAsked })
  const materials = useQuery({ ...materialsQuery(workId ?? 0), enabled: isAsked })
  const audio = materials.data?.find(({ type, state }) => type === 'music' && state === 'passed')
  const waveform = useQuery({ ...waveformQuery(audio?.id ?? 0), enabled: audio !== undefined })
  const sound = useMemo(() => (waveform.data ? loudnessOf(waveform.data.peaks) : []), [waveform.data])
  const tone = useMemo(() => waveform.data?.tone.map(value => value / 100) ?? [], [waveform.data])
  const isWaiting = materials.isLoading || (audio !== undefined && waveform.isLoading)
  return {
    work: work.data,
    isLoading: isAsked && (work.isLoading || isWaiting),
    isFailed: isAsked && work.isError,
    ...(work.data ? namesOf(work.data) : { title: '', artist: '' }),
    sound,
    tone,
    genre: work.data?.details.genre ?? undefined,
  }
}

const most = 400

/** Pairs of lowest and highest, as so many loudest values. */
function loudnessOf(peaks: readonly number[]): number[] {
  const pairs = Math.floor(peaks.length / 2)
  const count = Math.min(most, pairs)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index / count) * pairs)
    const to = Math.max(from + 1, Math.floor(((index + 1) / count) * pairs))
    let loudest = 0
    for (let pair = from; pair < to; pair++) {
      loudest = Math.max(loudest, Math.abs(peaks[pair * 2] ?? 0), Math.abs(peaks[pair * 2 + 1] ?? 0))
    }
    return Math.round((loudest / 128) * 1000) / 1000
  })
}
