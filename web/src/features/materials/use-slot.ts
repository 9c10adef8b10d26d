// One place for one file: what is being sent there, what the server has there, and what the first look said.
import { useState } from 'react'
import type { Material } from '#contract/works/material'
import { useWords } from '../../lib/words'
import type { UploadState } from '../../ui/upload-tile'
import { fileSize } from './file-size'
import { lookAtFile, type Objection } from './look/look-at-file'
import { clock } from './player/clock'
import type { Place } from './uploads/upload-desk'
import { type UploadItem, uploadDesk } from './uploads/upload-desk'

const phases: Record<UploadItem['phase'], UploadState> = {
  waiting: 'sending',
  sending: 'sending',
  paused: 'paused',
  failed: 'failed',
  arrived: 'checking',
}
const states: Record<Material['state'], UploadState> = {
  waiting: 'checking',
  checking: 'checking',
  passed: 'done',
  failed: 'failed',
}

export interface Slot {
  state: UploadState
  fileName: string | undefined
  detail: string
  progress: number
  problem: string | undefined
  /** `help` may take a file that the first look refuses; then nothing has to be said about it. Answers whether it is sent. */
  choose: (file: File, help?: (file: File, objection: Objection) => Promise<boolean>) => Promise<boolean>
  forgetProblem: () => void
}

export function useSlot(place: Place, item: UploadItem | undefined, material: Material | undefined): Slot {
  const t = useWords('materials')
  const say = useObjection()
  const [refused, setRefused] = useState<{ fileName: string; objection: Objection }>()
  const interrupted = item || material ? undefined : uploadDesk.interruptedAt(place)

  const forgetProblem = () => setRefused(undefined)
  const choose: Slot['choose'] = async (file, help) => {
    const found = await lookAtFile(file, place.type)
    const isHelped = found !== undefined && (await help?.(file, found)) === true
    setRefused(found && !isHelped ? { fileName: file.name, objection: found } : undefined)
    if (found) return false
    uploadDesk.add(file, place)
    return true
  }

  const shared = { choose, forgetProblem, problem: refused && sayRefused(refused) }
  if (item) {
    return {
      ...shared,
      state: phases[item.phase],
      fileName: item.fileName,
      detail: detailOf(item),
      progress: item.size > 0 ? item.sent / item.size : 0,
      problem: shared.problem ?? (item.phase === 'failed' ? item.problem || t('upload.broken') : undefined),
    }
  }
  if (material) {
    const { state, progress, file_name: fileName, size, facts } = material
    const length = facts.duration === undefined ? [] : [clock(facts.duration)]
    const about =
      state === 'waiting' ? [t('check.waiting')] : state === 'checking' ? [t('check.running')] : length
    return {
      ...shared,
      state: states[state],
      fileName,
      detail: [fileSize(size), ...about].join(' · '),
      progress: state === 'checking' ? progress / 100 : 0,
    }
  }
  if (interrupted) {
    return {
      ...shared,
      state: 'paused',
      fileName: interrupted.fileName,
      detail: t('upload.interrupted'),
      progress: 0,
    }
  }
  return { ...shared, state: 'empty', fileName: undefined, detail: '', progress: 0 }

  /** Where another file stands already, the sentence says which one it means. */
  function sayRefused({ fileName, objection }: NonNullable<typeof refused>): string {
    const why = say(objection)
    return item || material ? t('album.refused', { name: fileName, why }) : why
  }

  function detailOf({ phase, sent, size, speed, secondsLeft }: UploadItem): string {
    const share = `${fileSize(sent)} / ${fileSize(size)}`
    if (phase === 'waiting') return `${fileSize(size)} · ${t('upload.inLine')}`
    if (phase === 'arrived') return `${fileSize(size)} · ${t('check.waiting')}`
    if (phase === 'paused') return `${share} · ${t('upload.paused')}`
    if (phase !== 'sending' || speed === 0) return share
    const left = secondsLeft === undefined ? [] : [t('upload.left', { time: clock(secondsLeft) })]
    return [share, `${fileSize(speed)}/s`, ...left].join(' · ')
  }
}

/** What the first look found, as a sentence. */
export function useObjection(): (objection: Objection) => string {
  const t = useWords('materials')
  return ({ name, params }) => {
    const { most } = params
    return t(`objection.${name}`, typeof most === 'number' ? { ...params, most: fileSize(most) } : params)
  }
}
