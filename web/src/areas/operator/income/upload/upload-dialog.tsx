import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import type { Payer } from '#contract/income/payer-calls'
import { largestReport } from '#contract/income/report-calls'
import { fileSize } from '../../../../features/materials/file-size'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Dialog } from '../../../../ui/dialog'
import { EmptyState } from '../../../../ui/empty-state'
import { Field } from '../../../../ui/field'
import { IconButton } from '../../../../ui/icon-button'
import { Select } from '../../../../ui/select'
import { FilesDrop } from './files-drop'
import { refusalsOf, reportTypes } from './report-files'
import { reportUploads } from './report-uploads'

const formId = 'upload-reports'

export interface Chosen {
  files: File[]
  refused: FileRejection[]
}

type UploadDialogProps = {
  payers: Payer[]
  /** What was dropped on the page; nothing when somebody pressed the button. */
  chosen: Chosen
  payerId?: number
  onClose: () => void
}

/** Whose reports, and which files. Sending goes on behind it. */
export function UploadDialog({ payers, chosen, payerId, onClose }: UploadDialogProps) {
  const t = useWords('income-desk')
  const open = payers.filter(({ is_archived, is_sandbox }) => !is_archived && !is_sandbox)
  const only = open.length === 1 ? open[0] : undefined
  const [payer, setPayer] = useState(open.find(({ id }) => id === payerId) ?? only)
  const [files, setFiles] = useState(chosen.files)
  const [refused, setRefused] = useState(chosen.refused)
  const [isTried, setIsTried] = useState(false)
  const drop = useDropzone({
    accept: reportTypes,
    maxSize: largestReport,
    noClick: true,
    noKeyboard: true,
    noDragEventsBubbling: true,
    onDrop: (more, odd) => {
      setFiles(before => [...before, ...(more as File[])])
      setRefused(odd)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!payer || files.length === 0) return
    for (const file of files) reportUploads.add(file, { payerId: payer.id, payer: payer.name })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t(chosen.files.length > 0 ? 'upload.titleFor' : 'upload.title')}
      description={t('upload.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          {open.length > 0 && (
            <Button type="submit" form={formId} variant="main">
              {t('upload.submit')}
            </Button>
          )}
        </>
      }
    >
      {open.length === 0 ? (
        <EmptyState
          heading="h3"
          title={t('upload.noPayers')}
          action={
            <ButtonLink to={links.operatorNewPayer} variant="ink">
              {t('empty.addPayer')}
            </ButtonLink>
          }
        >
          {t('upload.noPayersText')}
        </EmptyState>
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <Field
            label={t('upload.payer')}
            hint={t('upload.payerHint')}
            error={isTried && !payer ? t('upload.payerMissing') : undefined}
            required
          >
            <Select
              placeholder={t('upload.choosePayer')}
              value={payer ? String(payer.id) : ''}
              onChange={chosenId => setPayer(open.find(({ id }) => String(id) === chosenId))}
              options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
          <Field
            group
            label={t('upload.files')}
            error={
              refusalsOf(refused, t).join(' ') ||
              (isTried && files.length === 0 ? t('upload.filesMissing') : undefined)
            }
            required
          >
            <FilesDrop drop={drop} />
            <ul className="grid gap-1">
              {files.map((file, index) => (
                <li key={`${file.name} ${file.lastModified}`} className="flex items-center gap-3">
                  <span className="min-w-0 flex-1 truncate">{file.name}</span>
                  <span className="num text-sm text-soft">{fileSize(file.size)}</span>
                  <IconButton
                    size="small"
                    label={t('upload.removeFile', { name: file.name })}
                    onClick={() => setFiles(files.filter((_, at) => at !== index))}
                  >
                    <X />
                  </IconButton>
                </li>
              ))}
            </ul>
          </Field>
        </form>
      )}
    </Dialog>
  )
}
