import FileUp from 'lucide-react/icons/file-up'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import type { KeptUpload } from '../../../../features/uploads/resumable/kept-uploads'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { IconButton } from '../../../../ui/icon-button'
import { reportUploads, type Sender } from './report-uploads'

/** Begun before a reload: the browser has forgotten the file, not how far it had come. */
export function InterruptedRow({ upload }: { upload: KeptUpload<Sender> }) {
  const t = useWords('income-desk')
  const { fileName: name, size, payer, payerId } = upload
  const [isOther, setIsOther] = useState(false)
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    noDragEventsBubbling: true,
    onDrop: files => {
      const file = files[0] as File | undefined
      const isSame = file?.name === name && file.size === size
      setIsOther(!isSame)
      if (file && isSame) reportUploads.add(file, { payerId, payer })
    },
  })
  return (
    <li
      {...drop.getRootProps({ role: undefined, tabIndex: undefined })}
      className="rounded-card border border-dashed border-edge bg-surface px-5 py-4"
    >
      <input
        {...drop.getInputProps({
          'aria-label': t('sending.chooseAgain', { name }),
          'aria-hidden': true,
          tabIndex: -1,
        })}
      />
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-sm text-soft">{[payer, t('sending.interrupted')].join(' · ')}</p>
        </div>
        <IconButton
          size="small"
          className="-my-1 -mr-2"
          label={t('sending.remove', { name })}
          onClick={() => reportUploads.forgetInterrupted(upload)}
        >
          <X />
        </IconButton>
      </div>
      <Button
        size="small"
        className="mt-3 max-w-full"
        icon={<FileUp aria-hidden="true" className="size-4.5 shrink-0" />}
        onClick={drop.open}
      >
        <span className="truncate leading-normal">{t('sending.chooseAgain', { name })}</span>
      </Button>
      {isOther && (
        <p role="alert" className="mt-2 text-sm font-medium text-accent">
          {t('sending.other', { name })}
        </p>
      )}
    </li>
  )
}
