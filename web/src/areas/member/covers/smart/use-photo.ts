// A photo for the covers: sent to the account, so that designs can name it, and held here to be drawn from. It outlives a
// reload for as long as its link is good.
import { useEffect, useRef, useState } from 'react'
import { imageLimits } from '#contract/covers/design'
import { uploadDesignImage } from '#contract/covers/design-calls'
import type { Photo } from '#covers/families/family'
import { apiWithFile } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { serverAddress } from '../../../../lib/server-address'
import type { UploadState } from '../../../../ui/upload-tile'
import { useStoredState } from '../../../../ui/use-stored-state'

interface StoredPhoto {
  uploadId: string
  width: number
  height: number
  url: string
}

export type PhotoProblem = 'tooLarge' | 'notAPicture' | 'cutOff' | 'gone' | { said: string }

export interface HeldPhoto {
  photo: Photo
  file: Blob
}

export interface PhotoDesk {
  state: UploadState
  /** 0 to 1 */
  progress: number
  problem: PhotoProblem | undefined
  held: HeldPhoto | undefined
  /** One is remembered and not here yet. */
  isLoading: boolean
  choose(file: File): void
  refuse(problem: PhotoProblem): void
  retry: (() => void) | undefined
  remove(): void
}

/** `isRead` says that what the browser remembers is known. */
export function usePhoto(key: string, isRead: boolean): PhotoDesk {
  const [stored, store] = useStoredState<StoredPhoto | null>(key, null)
  const [held, setHeld] = useState<HeldPhoto & { uploadId: string }>()
  const [sending, setSending] = useState<{ file: File; progress: number }>()
  const [failed, setFailed] = useState<{ problem: PhotoProblem; file?: File }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  // What is drawn from is always the server's own file: upright, and in a format that every browser reads.
  useEffect(() => {
    if (!stored || held?.uploadId === stored.uploadId) return
    const stop = new AbortController()
    openPhoto(stored, stop.signal)
      .then(setHeld)
      .catch(() => {
        if (stop.signal.aborted) return
        store(null)
        setHeld(undefined)
        setFailed({ problem: 'gone' })
      })
    return () => stop.abort()
  }, [stored, held, store])

  async function choose(file: File) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setFailed(undefined)
    if (file.size > imageLimits.bytes) return setFailed({ problem: 'tooLarge' })
    setSending({ file, progress: 0 })
    try {
      const { data } = await apiWithFile(uploadDesignImage, {}, file, {
        signal: stop.signal,
        shows: () => true,
        onProgress: progress => setSending({ file, progress }),
      })
      store({ uploadId: data.upload_id, width: data.width, height: data.height, url: data.url })
    } catch (error) {
      if (!stop.signal.aborted) setFailed({ file, problem: problemOf(error) })
    } finally {
      if (running.current === stop) setSending(undefined)
    }
  }

  const isLoading = !isRead || (stored !== null && held?.uploadId !== stored.uploadId)
  const current = stored && held?.uploadId === stored.uploadId ? held : undefined
  const again = failed?.file
  return {
    state: sending
      ? sending.progress < 1
        ? 'sending'
        : 'checking'
      : stored
        ? current
          ? 'done'
          : 'checking'
        : again
          ? 'failed'
          : 'empty',
    progress: sending?.progress ?? 1,
    problem: sending ? undefined : failed?.problem,
    held: current,
    isLoading,
    choose: file => void choose(file),
    refuse: problem => setFailed({ problem }),
    retry: again && (() => void choose(again)),
    remove() {
      running.current?.abort()
      setSending(undefined)
      setFailed(undefined)
      setHeld(undefined)
      store(null)
    },
  }
}

async function openPhoto({ uploadId, width, height, url }: StoredPhoto, signal: AbortSignal) {
  const answer = await fetch(serverAddress(url), { signal })
  if (!answer.ok) throw new Error(`photo: ${answer.status}`)
  const photo: Photo = { source: { kind: 'upload', id: uploadId }, width, height }
  return { uploadId, photo, file: await answer.blob() }
}

function problemOf(error: unknown): PhotoProblem {
  if (!(error instanceof CallRefused)) return 'cutOff'
  return { said: error.fields[0]?.message ?? error.message }
}
