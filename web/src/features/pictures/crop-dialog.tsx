import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useOnce } from '../forms/use-once'
import { type Crop, mostZoom, type Size, start, zoomTo } from './crop-geometry'
import { CropWindow } from './crop-window'
import { type CropSize, drawCrop } from './draw-crop'

export interface CropWords {
  title: string
  hint: string
  window: string
  picture: string
  zoom: string
  save: string
  cancel: string
  close: string
}

type CropDialogProps = {
  file: File
  /** What the cut-out is called. */
  name: string
  size: CropSize
  shape: 'round' | 'square'
  words: CropWords
  onSave: (picture: File) => Promise<void>
  onClose: () => void
  /** The file says it is a picture, and is none. */
  onBroken: () => void
}

export function CropDialog(props: CropDialogProps) {
  const { file, name, size: wanted, shape, words, onSave, onClose, onBroken } = props
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState<Crop>(start)
  const [once, isBusy] = useOnce()
  // An avatar may be enlarged; what has a least size must be cut from that many pixels.
  const minSide = shape === 'square' ? wanted.min : undefined
  const picture = useRef<HTMLImageElement>(null)
  const zoomId = useId()

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const save = () =>
    once(async () => {
      if (picture.current) await onSave(await drawCrop(picture.current, crop, wanted, name))
    })

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && !isBusy && onClose()}
      size="small"
      title={words.title}
      description={words.hint}
      closeLabel={words.close}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="ink" loading={isBusy} disabled={!size} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <CropWindow
        ref={picture}
        address={address}
        size={size}
        minSide={minSide}
        shape={shape}
        words={words}
        crop={crop}
        onCrop={setCrop}
        onSize={setSize}
        onBroken={onBroken}
      />
      <label htmlFor={zoomId} className="mt-5 flex items-center gap-4">
        <span className="shrink-0 font-semibold">{words.zoom}</span>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={size ? mostZoom(size, minSide) : 1}
          step={0.02}
          value={crop.zoom}
          disabled={!size}
          onChange={event => size && setCrop(zoomTo(crop, Number(event.target.value), size, minSide))}
          className="h-11 w-full accent-ink"
        />
      </label>
    </Dialog>
  )
}
