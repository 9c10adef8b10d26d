import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../../lib/words'
import { Spinner } from '../../../../../ui/spinner'
import type { SharedView } from './use-shared-view'

interface FullWindowProps {
  place: number
  /** Pixels of the file's side. */
  side: number
  file: Blob | 'failed' | undefined
  label: string
  view: SharedView
}

/** A window onto every pixel of a cover: one of the file is one of the screen. */
export function FullWindow({ place, side, file, label, view }: FullWindowProps) {
  const t = useWords('covers')
  const box = useRef<HTMLDivElement>(null)
  const address = useAddress(file === 'failed' ? undefined : file)
  const { hold, follow, lookAt } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first look is the middle, a later window joins the others
  useEffect(() => {
    if (!address || !box.current) return
    hold(place, box.current)
    if (view.seen) lookAt(view.seen.x + view.seen.width / 2, view.seen.y + view.seen.height / 2)
    else lookAt(0.5, 0.5)
    return () => hold(place, null)
  }, [address])

  if (!address) {
    return (
      <div
        role="status"
        className="grid aspect-square w-full place-items-center rounded-control bg-sunken text-sm text-soft"
      >
        <span className="grid justify-items-center gap-3">
          {file === 'failed' ? t('compare.failed') : <Spinner />}
          {file !== 'failed' && t('compare.drawing')}
        </span>
      </div>
    )
  }
  // Fingers pull natively; a mouse would need the bars.
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' && event.buttons === 1) {
      event.currentTarget.scrollBy(-event.movementX, -event.movementY)
    }
  }
  const shown = side / (globalThis.devicePixelRatio || 1)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that is scrolled by keys is no fieldset
    <div
      ref={box}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys
      tabIndex={0}
      onScroll={event => follow(event.currentTarget)}
      onPointerMove={pull}
      className="aspect-square w-full cursor-grab overflow-auto overscroll-contain rounded-control bg-sunken [scrollbar-width:none] active:cursor-grabbing"
    >
      <img
        src={address}
        alt=""
        draggable={false}
        style={{ width: shown, height: shown }}
        className="max-w-none select-none"
      />
    </div>
  )
}

function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
