import { useCallback, useEffect, useRef, useState } from 'react'
import { CallRefused, type SendOptions } from '../../../lib/api-client'
import { newSendingKey } from '../sending-key'
import { type Objection, sortFiles } from './attachment-rules'

/** A file that the server holds, as a draft remembers it. */
export interface KeptFile {
  uploadId: string
  name: string
  size: number
  mime: string
}

export interface Attachment {
  key: string
  name: string
  size: number
  mime: string
  state: 'waiting' | 'sending' | 'checking' | 'done' | 'failed'
  /** 0 to 1 */
  progress: number
  /** The server's sentence; empty: the connection broke. */
  problem?: string
  uploadId?: string
  /** Absent after a reload: the server has it, the page does not. */
  file?: File
}

/** Members and staff send their files to different places. */
export type SendFile = (file: File, options: SendOptions) => Promise<{ upload_id: string }>

export type Attachments = ReturnType<typeof useAttachments>

/** Files on their way, one after the other: a screenshot is not held up by the album booklet beside it for long. */
export function useAttachments(
  send: SendFile,
  kept: readonly KeptFile[] = [],
  onKept?: (files: KeptFile[]) => void,
) {
  const [items, setItems] = useState<readonly Attachment[]>(() => kept.map(asDone))
  const [refused, setRefused] = useState<readonly { name: string; why: Objection }[]>([])
  const running = useRef(new Map<string, AbortController>())
  const line = useRef(Promise.resolve())
  const latest = useRef({ send, onKept, items })
  latest.current = { send, onKept, items }

  useEffect(() => latest.current.onKept?.(items.flatMap(asKept)), [items])
  useEffect(
    () => () => {
      for (const stop of running.current.values()) stop.abort()
    },
    [],
  )

  const change = useCallback(
    (key: string, changes: Partial<Attachment>) =>
      setItems(before => before.map(item => (item.key === key ? { ...item, ...changes } : item))),
    [],
  )

  const upload = useCallback(
    (key: string, file: File) => {
      const stop = new AbortController()
      running.current.set(key, stop)
      line.current = line.current.then(async () => {
        if (stop.signal.aborted) return
        change(key, { state: 'sending' })
        try {
          const { upload_id } = await latest.current.send(file, {
            signal: stop.signal,
            shows: () => true,
            // The last byte has gone: now the server looks at the file.
            onProgress: share => change(key, { state: share < 1 ? 'sending' : 'checking', progress: share }),
          })
          change(key, { state: 'done', uploadId: upload_id })
        } catch (error) {
          if (!stop.signal.aborted) change(key, { state: 'failed', progress: 0, problem: sentenceOf(error) })
        } finally {
          running.current.delete(key)
        }
      })
    },
    [change],
  )

  const add = useCallback(
    (files: readonly File[]) => {
      const sorted = sortFiles(files, latest.current.items.length)
      const added = sorted.taken.map(asWaiting)
      setRefused(sorted.refused)
      setItems(before => [...before, ...added])
      for (const { key, file } of added) upload(key, file)
    },
    [upload],
  )

  const remove = useCallback((key: string) => {
    running.current.get(key)?.abort()
    setRefused([])
    setItems(before => before.filter(item => item.key !== key))
  }, [])

  const retry = useCallback(
    ({ key, file }: Attachment) => {
      if (!file) return
      change(key, { state: 'waiting', progress: 0, problem: undefined })
      upload(key, file)
    },
    [change, upload],
  )

  const clear = useCallback(() => {
    setItems([])
    setRefused([])
  }, [])

  return {
    items,
    refused,
    add,
    remove,
    retry,
    clear,
    uploadIds: items.flatMap(({ uploadId }) => uploadId ?? []),
    /** Why what is written cannot be sent yet. */
    obstacle: obstacleIn(items),
  }
}

function obstacleIn(items: readonly Attachment[]): 'stillSending' | 'hasFailed' | undefined {
  if (items.some(({ state }) => state === 'failed')) return 'hasFailed'
  return items.some(({ state }) => state !== 'done') ? 'stillSending' : undefined
}

function asWaiting(file: File) {
  const { name, size, type: mime } = file
  return { key: newSendingKey(), name, size, mime, state: 'waiting' as const, progress: 0, file }
}

function asDone(file: KeptFile): Attachment {
  const { uploadId, name, size, mime } = file
  return { key: uploadId, uploadId, name, size, mime, state: 'done', progress: 1 }
}

function asKept({ uploadId, name, size, mime }: Attachment): KeptFile[] {
  return uploadId ? [{ uploadId, name, size, mime }] : []
}

function sentenceOf(error: unknown): string {
  return error instanceof CallRefused ? (error.fields[0]?.message ?? error.message) : ''
}
