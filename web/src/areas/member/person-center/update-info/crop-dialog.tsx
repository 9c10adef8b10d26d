import { useEffect, useId, useRef, useState } from 'react'
import { useOnce } from '../../../../features/forms/use-once'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { type Crop, mostZoom, type Size, start, zoomTo } from './crop-geometry'
import { CropWindow } from './crop-window'
import { drawCrop } from './draw-crop'

type CropDialogProps = {
  file: File
  onSave: (picture: File) => Promise<void>
  onClose: () => void
  /** The file says it is a picture, and is none. */
  onBroken: () => void
}

export function CropDialog({ file, onSave, onClose, onBroken }: CropDialogProps) {
  const t = useWords('member')
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState<Crop>(start)
  const [once, isBusy] = useOnce()
  const picture = useRef<HTMLImageElement>(null)
  const zoomId = useId()

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const save = () =>
    once(async () => {
      if (picture.current) await onSave(await drawCrop(picture.current, crop))
    })

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && !isBusy && onClose()}
      size="small"
      title={t('crop.title')}
      description={t('crop.hint')}
      closeLabel={t('crop.close')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="ink" loading={isBusy} disabled={!size} onClick={() => void save()}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <CropWindow
        ref={picture}
        address={address}
        size={size}
        crop={crop}
        onCrop={setCrop}
        onSize={setSize}
        onBroken={onBroken}
      />
      <label htmlFor={zoomId} className="mt-5 flex items-center gap-4">
        <span className="shrink-0 font-semibold">{t('crop.zoom')}</span>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={mostZoom}
          step={0.02}
          value={crop.zoom}
          disabled={!size}
          onChange={event => size && setCrop(zoomTo(crop, Number(event.target.value), size))}
          className="h-11 w-full accent-ink"
        />
      </label>
    </Dialog>
  )
}
