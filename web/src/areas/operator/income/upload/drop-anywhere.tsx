import type { ReactNode } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { largestReport } from '#contract/income/report-calls'
import { useWords } from '../../../../lib/words'
import { reportTypes } from './report-files'

type DropAnywhereProps = {
  onFiles: (files: File[], refused: FileRejection[]) => void
  isOff: boolean
  children: ReactNode
}

/** The whole page takes reports; it says so while somebody holds files over it. */
export function DropAnywhere({ onFiles, isOff, children }: DropAnywhereProps) {
  const t = useWords('income-desk')
  const drop = useDropzone({
    accept: reportTypes,
    maxSize: largestReport,
    noClick: true,
    noKeyboard: true,
    disabled: isOff,
    onDrop: (files, refused) => onFiles(files as File[], refused),
  })
  return (
    <div {...drop.getRootProps({ role: undefined, tabIndex: undefined, className: 'relative flex-1' })}>
      {children}
      {drop.isDragActive && (
        <div className="pointer-events-none absolute inset-2 z-40 grid place-items-start justify-center rounded-card border-2 border-dashed border-river bg-river-wash/90 pt-[30vh]">
          <p className="font-display text-xl text-river">{t('upload.dropPage')}</p>
        </div>
      )}
    </div>
  )
}
