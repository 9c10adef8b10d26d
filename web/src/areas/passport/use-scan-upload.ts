import { useEffect, useRef, useState } from 'react'
import { uploadIdentityScan } from '#contract/identity/verification-calls'
import { apiWithFile } from '../../lib/api'
import { CallRefused } from '../../lib/api-client'
import { isRefusal } from '../../lib/is-refusal'
import type { UploadState } from '../../ui/upload-tile'

interface Scan {
  state: UploadState
  file?: File
  /** 0 to 1 */
  progress: number
  /** The server's sentence; empty: the connection broke. */
  problem?: string
}

interface ScanUpload {
  ticket: string
  /** The upload's id, or nothing when it was taken away. */
  onUploaded: (id: string) => void
  onExpired: () => void
}

const nothing: Scan = { state: 'empty', progress: 0 }

/** One scan on its way to the server: chosen, sent, replaced, taken away, sent again. */
export function useScanUpload({ ticket, onUploaded, onExpired }: ScanUpload) {
  const [scan, setScan] = useState<Scan>(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function choose(file: File) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    onUploaded('')
    setScan({ state: 'sending', file, progress: 0 })
    try {
      const { data } = await apiWithFile(uploadIdentityScan, { ticket }, file, {
        signal: stop.signal,
        shows: () => true,
        // The last byte has gone: now the server looks at the file.
        onProgress: share => setScan({ state: share < 1 ? 'sending' : 'checking', file, progress: share }),
      })
      // Taken away while the answer was being read.
      if (stop.signal.aborted) return
      setScan({ state: 'done', file, progress: 1 })
      onUploaded(data.upload_id)
    } catch (error) {
      if (stop.signal.aborted) return
      if (isRefusal(error, 'linkExpired')) return onExpired()
      setScan({ state: 'failed', file, progress: 0, problem: sentenceOf(error) })
    }
  }

  function remove() {
    running.current?.abort()
    setScan(nothing)
    onUploaded('')
  }

  return { ...scan, choose, remove }
}

function sentenceOf(error: unknown): string {
  return error instanceof CallRefused ? (error.fields[0]?.message ?? error.message) : ''
}
