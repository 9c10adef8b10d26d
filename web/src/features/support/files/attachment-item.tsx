import FileText from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { IconButton } from '../../../ui/icon-button'
import { UploadProgress } from '../../../ui/upload-progress'
import { fileSize } from '../../materials/file-size'
import type { Attachment } from './use-attachments'

type AttachmentItemProps = { item: Attachment; onRemove: () => void; onRetry: () => void }

/** A file that will go out with what is written: how far it is, what is wrong with it, and the way to leave it out. */
export function AttachmentItem({ item, onRemove, onRetry }: AttachmentItemProps) {
  const t = useWords('support')
  const { name, size, state, progress, problem } = item
  const note = { waiting: t('attach.waiting'), checking: t('attach.checking') }[state as string]
  return (
    <li
      className={cx(
        'flex items-center gap-3 rounded-control border bg-surface py-1.5 pr-1 pl-1.5',
        state === 'failed' ? 'border-accent' : 'border-line',
      )}
    >
      <Preview item={item} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        {state === 'failed' ? (
          <p role="alert" className="text-sm font-medium text-accent">
            {problem || t('attach.failed')}
          </p>
        ) : (
          <p className="num text-sm text-soft">{[fileSize(size), note].filter(Boolean).join(' · ')}</p>
        )}
        {(state === 'sending' || state === 'checking') && (
          <div className="-mt-2 pb-1">
            <UploadProgress state={state} value={progress} label={t('attach.progress', { name })} />
          </div>
        )}
      </div>
      {state === 'failed' && item.file && (
        <IconButton label={t('attach.retry', { name })} onClick={onRetry}>
          <RotateCw />
        </IconButton>
      )}
      <IconButton label={t('attach.remove', { name })} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  )
}

function Preview({ item: { file, mime } }: Pick<AttachmentItemProps, 'item'>) {
  const isPicture = mime.startsWith('image/')
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!file || !isPicture) return
    const url = URL.createObjectURL(file)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [file, isPicture])
  const Icon = isPicture ? ImageIcon : FileText
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-lg bg-sunken text-soft">
      {source ? (
        <img
          src={source}
          alt=""
          // Not a picture after all, whatever it is called.
          onError={() => setSource(undefined)}
          className="size-full object-cover"
        />
      ) : (
        <Icon aria-hidden="true" className="size-5" />
      )}
    </span>
  )
}
