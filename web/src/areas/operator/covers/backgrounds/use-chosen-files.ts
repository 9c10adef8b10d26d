// Pictures that were chosen and not sent yet, each with its names, moods and how far it is.
import { useRef, useState } from 'react'
import { addBackground } from '#contract/covers/desk-calls'
import type { CoverMood } from '#contract/covers/moods'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { apiWithFile } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { refreshCovers } from '../cover-queries'
import { isNamed, longestName, type Names } from '../name-fields'

export interface ChosenFile {
  key: number
  file: File
  names: Names
  moods: CoverMood[]
  state: 'chosen' | 'sending' | 'checking'
  progress: number
  problem: string
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>

/** A file's name is often what the picture is called. */
const nameOf = ({ name }: File) => name.replace(/\.[^.]+$/, '').slice(0, longestName)

export function useChosenFiles() {
  const t = useWords('cover-offer')
  const [files, setFiles] = useState<ChosenFile[]>([])
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const count = useRef(0)
  useUnsaved('backgrounds', files.length > 0, () => setFiles([]))

  const change = (key: number, part: Partial<ChosenFile>) =>
    setFiles(known => known.map(each => (each.key === key ? { ...each, ...part } : each)))
  const drop = (key: number) => setFiles(known => known.filter(each => each.key !== key))
  const add = (chosen: File[]) =>
    setFiles(known => [
      ...known,
      ...chosen.map((file): ChosenFile => {
        const name = nameOf(file)
        const said = { names: { 'zh-CN': name, en: name }, moods: [], problem: '' }
        return { key: ++count.current, file, ...said, state: 'chosen', progress: 0 }
      }),
    ])

  async function sendOne({ key, file, names, moods }: ChosenFile) {
    change(key, { state: 'sending', progress: 0, problem: '' })
    const fields = { name_zh: names['zh-CN'], name_en: names.en, moods: moods.join(',') }
    try {
      await apiWithFile(addBackground, fields, file, {
        shows: () => true,
        onProgress: share => change(key, { state: share < 1 ? 'sending' : 'checking', progress: share }),
      })
      drop(key)
    } catch (error) {
      const told = error instanceof CallRefused ? (error.fields[0]?.message ?? error.message) : undefined
      change(key, { state: 'chosen', problem: told ?? t('upload.failed') })
    }
  }

  /** One after the other: each is decoded on the server, and the first that is done shows already. */
  async function send() {
    setIsTried(true)
    if (isSending || files.some(({ names }) => !isNamed(names))) return
    setIsSending(true)
    for (const each of files) {
      await sendOne(each)
      await refreshCovers()
    }
    setIsSending(false)
    setIsTried(false)
  }

  return { files, add, change, drop, send, isTried, isSending }
}
