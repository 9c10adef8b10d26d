import type { KeyboardEvent, PointerEvent, Ref } from 'react'
import { cx } from '../../ui/class-names'
import { type Crop, drawnSize, type Size, withinBounds, zoomTo } from './crop-geometry'

type CropWindowProps = {
  ref: Ref<HTMLImageElement>
  address: string | undefined
  size: Size | undefined
  minSide: number | undefined
  shape: 'round' | 'square'
  words: { window: string; picture: string }
  crop: Crop
  onCrop: (crop: Crop) => void
  onSize: (size: Size) => void
  onBroken: () => void
}

const step = 0.04
const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** The picture under a hole: dragged by a pointer, moved by the arrow keys, zoomed by + and -. */
export function CropWindow(props: CropWindowProps) {
  const { ref, address, size, minSide, shape, words, crop, onCrop, onSize, onBroken } = props
  const drawn = size && drawnSize(size, crop.zoom)

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const side = event.currentTarget.clientWidth
    const moved = { ...crop, x: crop.x + event.movementX / side, y: crop.y + event.movementY / side }
    onCrop(withinBounds(moved, size, minSide))
  }
  function press(event: KeyboardEvent) {
    if (!size) return
    const way = moves[event.key]
    if (way) onCrop(withinBounds({ ...crop, x: crop.x + way[0], y: crop.y + way[1] }, size, minSide))
    else if (event.key === '+' || event.key === '=') onCrop(zoomTo(crop, crop.zoom + 0.2, size, minSide))
    else if (event.key === '-') onCrop(zoomTo(crop, crop.zoom - 0.2, size, minSide))
    else return
    event.preventDefault()
  }

  return (
    <div
      // The arrow keys are for the picture, also where a screen reader would take them.
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys, so it has to be reached by them
      tabIndex={0}
      aria-label={words.window}
      onKeyDown={press}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onWheel={event =>
        size && onCrop(zoomTo(crop, crop.zoom * (event.deltaY < 0 ? 1.06 : 0.94), size, minSide))
      }
      className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
    >
      {address && (
        <img
          ref={ref}
          src={address}
          alt={words.picture}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onBroken}
          className="absolute max-w-none select-none"
          style={
            drawn
              ? {
                  width: `${drawn.width * 100}%`,
                  height: `${drawn.height * 100}%`,
                  left: `${(0.5 + crop.x - drawn.width / 2) * 100}%`,
                  top: `${(0.5 + crop.y - drawn.height / 2) * 100}%`,
                }
              : { opacity: 0 }
          }
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-0 shadow-[0_0_0_12rem_var(--shade)]',
          shape === 'round' && 'rounded-full',
        )}
      />
    </div>
  )
}
