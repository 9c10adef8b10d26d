import { useState } from 'react'
import type { OutputOf } from '#contract/call'
import { uploadContentPicture } from '#contract/content/editing-calls'
import { apiWithFile } from '../../lib/api'
import { CallRefused, TransportFailure } from '../../lib/api-client'
import { useWords } from '../../lib/words'

export type Picture = OutputOf<typeof uploadContentPicture>

/** One picture on its way; what went wrong is told in place. */
export function usePictureUpload() {
  const t = useWords('content')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send(file: File): Promise<Picture | undefined> {
    setIsSending(true)
    setProblem('')
    try {
      return (await apiWithFile(uploadContentPicture, {}, file, { shows: () => true })).data
    } catch (error) {
      if (error instanceof CallRefused) setProblem(error.fields[0]?.message ?? error.message)
      else if (error instanceof TransportFailure) setProblem(t('picture.failed'))
      else throw error
    } finally {
      setIsSending(false)
    }
  }

  return { isSending, problem, setProblem, send }
}
