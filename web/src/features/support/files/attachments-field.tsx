import Paperclip from 'lucide-react/icons/paperclip'
import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { attachmentLimit } from '#contract/support/ticket'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { useKeptFocus } from '../../../ui/use-kept-focus'
import { fileSize } from '../../materials/file-size'
import { AttachmentItem } from './attachment-item'
import { acceptedTypes, largestAttachment } from './attachment-rules'
import type { Attachments } from './use-attachments'

type AttachmentsFieldProps = {
  attachments: Attachments
  /** Why it cannot be sent like this. */
  error?: ReactNode
  /** The text they go with: files can be dropped and pasted on it. */
  children: ReactNode
}

/** Files beside a text, by button, by drop and by paste. */
export function AttachmentsField({ attachments, error, children }: AttachmentsFieldProps) {
  const t = useWords('support')
  const { items, refused, add, remove, retry } = attachments
  const labelId = useId()
  const hintId = useId()
  const list = useKeptFocus<HTMLFieldSetElement>()
  const limits = { most: attachmentLimit, size: fileSize(largestAttachment) }
  const isFull = items.length >= attachmentLimit
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    // Without limits of its own: what does not fit is told by name, with its reason.
    onDropAccepted: files => add(files as File[]),
  })
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData
    // Cells of a table come as a text with a picture of themselves: the text is meant.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    add([...files].map((file, index) => named(file, `${t('attach.pasted')} ${items.length + index + 1}`)))
  }
  return (
    <div {...drop.getRootProps()} onPaste={paste} className="relative grid grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      {/* Only the button is heard: this would be the same once more, out of reach of the keyboard. */}
      <input
        {...drop.getInputProps({
          accept: acceptedTypes.join(','),
          'aria-label': t('attach.add'),
          'aria-hidden': true,
        })}
        className="absolute"
      />
      <fieldset
        ref={list}
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        className="rounded-control"
      >
        <span id={labelId} className="sr-only">
          {t('attach.label')}
        </span>
        {items.length > 0 && (
          <ul className="mb-2.5 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
            {items.map(item => (
              <AttachmentItem
                key={item.key}
                item={item}
                onRemove={() => remove(item.key)}
                onRetry={() => retry(item)}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isFull && (
            <Button
              size="small"
              icon={<Paperclip aria-hidden="true" className="size-4.5" />}
              onClick={drop.open}
              aria-describedby={hintId}
            >
              {t('attach.add')}
            </Button>
          )}
          <p id={hintId} className="min-w-0 flex-1 basis-60 text-sm text-soft">
            {t(isFull ? 'attach.full' : 'attach.hint', limits)}
          </p>
        </div>
        <div aria-live="polite" className="grid text-sm font-medium text-accent *:first:mt-2.5">
          {refused.map(({ name, why }) => (
            <p key={`${why} ${name}`} className="[overflow-wrap:anywhere]">
              {t(`attach.${why}`, { ...limits, name })}
            </p>
          ))}
          {error && <p>{error}</p>}
        </div>
      </fieldset>
      {drop.isDragActive && (
        <div className="pointer-events-none absolute -inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-river bg-river-wash/90 font-semibold text-river">
          {t('attach.drop')}
        </div>
      )}
    </div>
  )
}

/** Every screenshot in a clipboard is called image.png. */
function named(file: File, name: string): File {
  if (file.name && file.name !== 'image.png') return file
  return new File([file], `${name}.${file.type === 'image/jpeg' ? 'jpg' : 'png'}`, { type: file.type })
}
