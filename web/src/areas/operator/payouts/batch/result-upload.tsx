import { useState } from 'react'
import { readBankResult } from '#contract/payouts/batch-calls'
import { apiWithFile } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { UploadTile } from '../../../../ui/upload-tile'
import { refreshPayouts } from '../payout-queries'

const accept = {
  'text/csv': ['.csv', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
const maxSize = 20 * 1024 * 1024

/** The bank's file is read, and nothing changes yet. */
export function ResultUpload({ batchId }: { batchId: number }) {
  const t = useWords('payout-desk')
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')

  async function send(file: File | undefined) {
    if (!file) return
    setProblem('')
    setShare(0)
    try {
      await apiWithFile(readBankResult, { batch_id: batchId }, file, {
        shows: () => true,
        onProgress: setShare,
      })
    } catch (error) {
      setProblem(
        error instanceof CallRefused ? (error.fields[0]?.message ?? error.message) : t('result.failed'),
      )
    }
    setShare(undefined)
    await refreshPayouts()
  }
  return (
    <UploadTile
      state={share === undefined ? 'empty' : 'sending'}
      title={t('result.upload')}
      detail={t('result.formats')}
      error={problem || undefined}
      progress={share}
      progressLabel={t('result.sending')}
      chooseLabel={t('result.choose')}
      accept={accept}
      maxSize={maxSize}
      onFiles={files => void send(files[0])}
      onRefused={() => setProblem(t('result.wrongFile'))}
    />
  )
}
