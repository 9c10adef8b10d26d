import { useEffect, useRef, useState } from 'react'
import type { OutputOf, SentInputOf } from '#contract/call'
import { uploadFile } from '#contract/files/calls'
import { apiWithFile } from '../../lib/api'
import { CallRefused } from '../../lib/api-client'
import type { UploadState } from '../../ui/upload-tile'

export type Uploaded = OutputOf<typeof uploadFile>

interface Transfer {
  state: UploadState
  file?: File
  /** 0 to 1 */
  progress: number
  /** The server's sentence; empty: the connection broke. */
  problem?: string
}

const nothing: Transfer = { state: 'empty', progress: 0 }

/** One small file on its way to the server. `onUploaded` belongs to the transfer: while it runs the file is being checked. */
export function useUpload(
  purpose: SentInputOf<typeof uploadFile>['purpose'],
  onUploaded: (uploaded: Uploaded, file: File) => Promise<void> | void,
) {
  const [transfer, setTransfer] = useState<Transfer>(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function choose(file: File) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setTransfer({ state: 'sending', file, progress: 0 })
    try {
      const { data } = await apiWithFile(uploadFile, { purpose }, file, {
        signal: stop.signal,
        shows: () => true,
        // The last byte has gone: now the server looks at the file.
        onProgress: share =>
          setTransfer({ state: share < 1 ? 'sending' : 'checking', file, progress: share }),
      })
      // Cleared while the answer was being read, or while it was passed on.
      if (stop.signal.aborted) return
      await onUploaded(data, file)
      if (stop.signal.aborted) return
      setTransfer({ state: 'done', file, progress: 1 })
    } catch (error) {
      if (stop.signal.aborted) return
      setTransfer({ state: 'failed', file, progress: 0, problem: sentenceOf(error) })
    }
  }

  function clear() {
    running.current?.abort()
    setTransfer(nothing)
  }

  return { ...transfer, choose, clear }
}

function sentenceOf(error: unknown): string {
  return error instanceof CallRefused ? (error.fields[0]?.message ?? error.message) : ''
}
