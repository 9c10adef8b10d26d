import { useState } from 'react'
import { uploadSitePicture } from '#contract/sites/settings-calls'
import { apiWithFile } from '../../../lib/api'
import { CallRefused } from '../../../lib/api-client'
import { useWords } from '../../../lib/words'
import { UploadTile } from '../../../ui/upload-tile'

const accept = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }
const maxSize = 5 * 1024 * 1024

interface PictureFieldProps {
  title: string
  detail: string
  value: string
  onChange: (address: string) => void
  error?: string
  /** Without it the picture stays: a QR code goes with its line. */
  canRemove?: boolean
  isDisabled?: boolean
}

export function PictureField(props: PictureFieldProps) {
  const { title, detail, value, onChange, error, canRemove = true, isDisabled = false } = props
  const t = useWords('site')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send([file]: File[]) {
    if (!file) return
    setIsSending(true)
    setProblem('')
    try {
      const { data } = await apiWithFile(uploadSitePicture, {}, file, { shows: () => true })
      onChange(data.url)
    } catch (reason) {
      setProblem(reason instanceof CallRefused ? reason.message : t('picture.failed'))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <UploadTile
      state={isSending ? 'sending' : value ? 'done' : 'empty'}
      title={title}
      detail={detail}
      error={problem || error}
      progress={0.5}
      progressLabel={t('picture.sending')}
      chooseLabel={t('picture.choose')}
      replaceLabel={isDisabled ? undefined : t('picture.replace')}
      accept={accept}
      maxSize={maxSize}
      disabled={isDisabled}
      onFiles={files => void send(files)}
      onRefused={() => setProblem(t('picture.refused'))}
      remove={
        value && canRemove && !isDisabled
          ? { label: t('picture.remove'), run: () => onChange('') }
          : undefined
      }
      aside={
        value && (
          <img src={value} alt="" className="h-14 max-w-40 rounded-control bg-sunken object-contain p-1" />
        )
      }
    />
  )
}
