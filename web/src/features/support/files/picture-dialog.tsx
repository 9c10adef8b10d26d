import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { KeyboardEvent } from 'react'
import { serverAddress } from '../../../lib/server-address'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'
import { Dialog } from '../../../ui/dialog'
import { IconButton } from '../../../ui/icon-button'
import type { AttachedFile } from './attached-files'
import { Picture } from './picture'

type PictureDialogProps = {
  pictures: readonly AttachedFile[]
  /** Undefined: none, the dialog is closed. */
  shown: number | undefined
  onShow: (index: number | undefined) => void
}

/** One picture as large as the window allows; arrows lead to the others. */
export function PictureDialog({ pictures, shown, onShow }: PictureDialogProps) {
  const t = useWords('support')
  const count = pictures.length
  const picture = shown === undefined ? undefined : pictures[shown]
  if (shown === undefined || !picture) return null
  const go = (by: number) => onShow((shown + by + count) % count)
  const press = ({ key }: KeyboardEvent) => {
    if (count < 2) return
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onShow(undefined)}
      size="large"
      title={
        <span className="text-base [overflow-wrap:anywhere]">
          {count > 1 ? t('file.picture', { name: picture.name, number: shown + 1, count }) : picture.name}
        </span>
      }
      closeLabel={t('file.close')}
      actions={
        <div className="flex w-full items-center justify-between gap-3">
          <a
            href={serverAddress(picture.url)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'small' })}
          >
            {t('file.whole')}
          </a>
          {count > 1 && (
            <div className="flex gap-2">
              <IconButton variant="line" label={t('file.previous')} onClick={() => go(-1)}>
                <ChevronLeft />
              </IconButton>
              <IconButton variant="line" label={t('file.next')} onClick={() => go(1)}>
                <ChevronRight />
              </IconButton>
            </div>
          )}
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: here the arrow keys turn the pages
        tabIndex={0}
        onKeyDown={press}
        className="grid min-h-40 place-items-center rounded-control bg-sunken"
      >
        <Picture
          key={shown}
          url={picture.url}
          name={picture.name}
          className="max-h-[calc(100dvh-16rem)] max-w-full object-contain"
        />
      </div>
    </Dialog>
  )
}
