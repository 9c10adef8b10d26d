import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fieldProblem } from '../../features/forms/field-problem'
import { largestScan, megabytes, refusalOf, scanTypes } from '../../features/uploads/scan-rules'
import { useWords } from '../../lib/words'
import { UploadTile } from '../../ui/upload-tile'
import { focusFirstButton } from './focus-first-button'
import type { Reason } from './identity-reasons'
import { type IdentityFormState, keptScan, type ScanKind } from './identity-values'
import { ScanPreview } from './scan-preview'
import { useScanUpload } from './use-scan-upload'

type ScanFieldProps = {
  kind: ScanKind
  ticket: string
  form: IdentityFormState
  reasons: Reason[]
  onExpired: () => void
}

export function ScanField({ kind, ticket, form, reasons, onExpired }: ScanFieldProps) {
  const t = useWords('passport')
  const [refused, setRefused] = useState<'tooLarge' | 'wrongType'>()
  const { field, fieldState } = useController({ control: form.control, name: `scans.${kind}` })
  const upload = useScanUpload({
    ticket,
    onUploaded: id => form.setValue(field.name, id, { shouldValidate: id !== '' }),
    onExpired,
  })
  const { file, progress, problem, choose, remove } = upload
  const isKept = field.value === keptScan
  const state = isKept ? 'done' : upload.state
  const title = t(`scan.${kind}`)
  const reason = state === 'empty' ? reasons.find(({ field }) => field === kind)?.text : undefined
  const lacking = fieldProblem(fieldState.error, t(state === 'empty' ? 'scan.missing' : 'scan.wait'))
  const failed = state === 'failed' ? problem || t('scan.failed') : undefined
  const error = (refused && t(`scan.${refused}`)) ?? failed ?? lacking ?? reason
  return (
    <div ref={focusFirstButton(field.ref)}>
      <UploadTile
        state={state}
        title={title}
        detail={
          file ? `${file.name} · ${megabytes(file.size)}` : t(isKept ? 'identity.keptHint' : 'scan.formats')
        }
        error={error}
        progress={progress}
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
        remove={state === 'empty' ? undefined : { label: t('scan.remove', { title }), run: remove }}
      >
        {file && <ScanPreview file={file} alt={t('scan.preview', { title })} />}
      </UploadTile>
    </div>
  )
}
