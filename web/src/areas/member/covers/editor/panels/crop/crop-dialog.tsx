import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { SceneImage } from '#contract/covers/design'
import type { ImageLayer } from '#contract/covers/scene'
import { type Grip, gripSpot, grips, isCorner } from '#covers/edit/stretch'
import { useWords } from '../../../../../../lib/words'
import { Button } from '../../../../../../ui/button'
import { Dialog } from '../../../../../../ui/dialog'
import { Segmented } from '../../../../../../ui/segmented'
import { cut, type Frame, frameOfRatio, movedFrame, resizedFrame, wholeFrame } from './crop-frame'

const shapes = ['free', 'square', 'same'] as const
type Shape = (typeof shapes)[number]

interface CropDialogProps {
  layer: ImageLayer
  image: SceneImage
  onClose(): void
  onCrop(layer: ImageLayer): void
}

/** Which part of a picture is shown. The frame is dragged, pulled at its corners, or moved with the arrow keys. */
export function CropDialog({ layer, image, onClose, onCrop }: CropDialogProps) {
  const t = useWords('cover-editor')
  const [frame, setFrame] = useState<Frame>(layer.crop)
  const [shape, setShape] = useState<Shape>('free')
  const ratio = ratioOf(shape, layer, image)
  const choose = (next: Shape) => {
    setShape(next)
    const wanted = ratioOf(next, layer, image)
    if (wanted !== undefined) setFrame(frameOfRatio(frame, wanted))
  }
  const take = () => {
    // In the same shape it fills the same place, nearer or farther; otherwise the rest is cut away.
    onCrop(shape === 'same' ? { ...layer, crop: frame } : cut(layer, frame))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={t('panel.crop')}
      description={t(`panel.crop.${shape}Text`)}
      closeLabel={t('panel.close')}
      size="large"
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => setFrame(ratio ? frameOfRatio(wholeFrame, ratio) : wholeFrame)}
          >
            {t('panel.crop.whole')}
          </Button>
          <Button variant="ink" onClick={take}>
            {t('panel.crop.take')}
          </Button>
        </>
      }
    >
      <Segmented
        label={t('panel.crop.shape')}
        value={shape}
        onChange={choose}
        segments={shapes.map(value => ({ value, label: t(`panel.crop.${value}`) }))}
      />
      <div className="mt-4 mb-3 grid place-items-center px-2">
        <CropStage frame={frame} ratio={ratio} image={image} onChange={setFrame} />
      </div>
    </Dialog>
  )
}

/** Width to height, both as shares of the picture. */
function ratioOf(shape: Shape, layer: ImageLayer, image: SceneImage): number | undefined {
  if (shape === 'free') return undefined
  if (shape === 'square') {
    const stretch = Math.abs(layer.scale_y / layer.scale_x)
    return (image.height / image.width) * stretch
  }
  return layer.crop.width / layer.crop.height
}

interface CropStageProps {
  frame: Frame
  ratio: number | undefined
  image: SceneImage
  onChange(frame: Frame): void
}

const middle: Grip = { across: 0, down: 0 }

function CropStage({ frame, ratio, image, onChange }: CropStageProps) {
  const t = useWords('cover-editor')
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number; frame: Frame }>(undefined)
  const changed = (from: Frame, grip: Grip, dx: number, dy: number) =>
    grip === middle ? movedFrame(from, dx, dy) : resizedFrame(from, grip, dx, dy, ratio)

  const hold = (grip: Grip) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, y: event.clientY, frame }
    },
    onPointerMove: (event: PointerEvent) => {
      const box = stage.current?.getBoundingClientRect()
      if (!box || !held.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      event.stopPropagation()
      const { x, y, frame: from } = held.current
      onChange(changed(from, grip, (event.clientX - x) / box.width, (event.clientY - y) / box.height))
    },
    onPointerUp: () => {
      held.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      const way = ways[event.key]
      if (!way) return
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? 0.05 : 0.005
      onChange(changed(frame, grip, way[0] * step, way[1] * step))
    },
  })
  const percent = (value: number) => `${value * 100}%`
  const { x, y, width, height } = frame
  const box = { left: x, top: y, right: x + width, bottom: y + height }
  return (
    <div
      ref={stage}
      className="relative max-w-full touch-none select-none"
      // As large as the dialog and a phone have room for, in the picture's own shape.
      style={{
        aspectRatio: `${image.width} / ${image.height}`,
        width: `min(100%, ${(52 * image.width) / image.height}dvh)`,
      }}
    >
      <img src={image.url} alt="" draggable={false} className="size-full rounded-control" />
      <div className="absolute inset-0 overflow-hidden rounded-control">
        <button
          type="button"
          data-first
          aria-label={t('panel.crop.frame', {
            x: Math.round(x * 100),
            y: Math.round(y * 100),
            width: Math.round(width * 100),
            height: Math.round(height * 100),
          })}
          {...hold(middle)}
          className="absolute cursor-move border-2 border-paper shadow-[0_0_0_9999px_var(--shade)] outline-offset-0"
          style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
        />
      </div>
      {(ratio === undefined ? grips : grips.filter(isCorner)).map(grip => {
        const spot = gripSpot(box, grip)
        return (
          <button
            key={`${grip.across} ${grip.down}`}
            type="button"
            aria-label={t(`panel.crop.grip.${gripWord(grip)}`)}
            {...hold(grip)}
            className="absolute grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full pointer-coarse:size-11"
            style={{ left: percent(spot.x), top: percent(spot.y) }}
          >
            <span className="size-3.5 rounded-full border-2 border-ink bg-paper" />
          </button>
        )
      })}
    </div>
  )
}

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function gripWord({ across, down }: Grip) {
  const row = down < 0 ? 'top' : down > 0 ? 'bottom' : 'middle'
  const column = across < 0 ? 'left' : across > 0 ? 'right' : 'centre'
  return `${row}-${column}` as
    | 'top-left'
    | 'top-centre'
    | 'top-right'
    | 'middle-left'
    | 'middle-right'
    | 'bottom-left'
    | 'bottom-centre'
    | 'bottom-right'
}
