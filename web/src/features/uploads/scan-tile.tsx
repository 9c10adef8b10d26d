import { type ReactNode, useState } from 'react'
import { useWords } from '../../lib/words'
import { UploadTile } from '../../ui/upload-tile'
import { KeptScan } from './kept-scan'
import { largestScan, megabytes, refusalOf, scanTypes } from './scan-rules'
import { type Uploaded, useUpload } from './use-upload'

type ScanTileProps = {
  title: string
  /** What to look out for with this very document. */
  detail?: ReactNode
  /** Where the scan that is there already can be seen; absent: none is there. */
  url?: string | null
  error?: ReactNode
  onUploaded: (uploaded: Uploaded, file: File) => Promise<void> | void
  aside?: ReactNode
  children?: ReactNode
}

/** A document: chosen, sent, kept, looked at, replaced. */
export function ScanTile({ title, detail, url, error, onUploaded, aside, children }: ScanTileProps) {
  const t = useWords('member')
  const [refused, setRefused] = useState<'tooLarge' | 'wrongType'>()
  const upload = useUpload('document', onUploaded)
  const { file, problem, choose } = upload
  // A scan that was handed in on another day stands like one that has just arrived.
  const state = upload.state === 'empty' && url ? 'done' : upload.state
  const found =
    (refused && t(`scan.${refused}`)) ??
    (state === 'failed' ? problem || t('scan.failed') : undefined) ??
    (state === 'empty' || state === 'done' ? error : undefined)
  return (
    <UploadTile
      state={state}
      title={title}
      detail={file ? `${file.name} · ${megabytes(file.size)}` : (detail ?? t('scan.formats'))}
      error={found}
      progress={upload.progress}
      progressLabel={t('scan.progress')}
      chooseLabel={t('scan.choose', { title })}
      accept={scanTypes}
      maxSize={largestScan}
      onFiles={([chosen]) => {
        setRefused(undefined)
        if (chosen) void choose(chosen)
      }}
      onRefused={rejections => setRefused(refusalOf(rejections))}
      replaceLabel={t('scan.replace', { title })}
      retry={
        state === 'failed' && file
          ? { label: t('scan.retry', { title }), run: () => void choose(file) }
          : undefined
      }
      aside={aside}
    >
      {state === 'done' && url && <KeptScan key={url} url={url} title={title} />}
      {children}
    </UploadTile>
  )
}
