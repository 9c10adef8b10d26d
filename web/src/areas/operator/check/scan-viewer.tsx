import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Scan from 'lucide-react/icons/scan'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { ErrorState } from '../../../ui/error-state'
import { IconButton } from '../../../ui/icon-button'
import { useScanView } from './use-scan-view'

const wholePane = 'aspect-[4/3] lg:aspect-auto lg:h-[calc(100dvh-11rem)] lg:min-h-96'

type ScanViewerProps = {
  url: string
  name: string
  /** Its height, where it is not a pane of its own. */
  className?: string
}

/** One scan, as close as one likes: wheel, drag, keys or buttons. */
export function ScanViewer({ url, name, className = wholePane }: ScanViewerProps) {
  const t = useWords('operator')
  const { view, zoomBy, moveBy, turn, reset } = useScanView()
  const [state, setState] = useState<'loading' | 'shown' | 'lost'>('loading')
  const pane = useRef<HTMLElement>(null)

  useEffect(() => {
    const node = pane.current
    // React listens passively, and a passive listener cannot keep the page from scrolling along.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15)
    }
    node?.addEventListener('wheel', wheel, { passive: false })
    return () => node?.removeEventListener('wheel', wheel)
  }, [zoomBy])

  const press = (event: KeyboardEvent) => {
    const act = {
      '+': () => zoomBy(1.3),
      '=': () => zoomBy(1.3),
      '-': () => zoomBy(1 / 1.3),
      '0': reset,
      ArrowLeft: () => moveBy(60, 0),
      ArrowRight: () => moveBy(-60, 0),
      ArrowUp: () => moveBy(0, 60),
      ArrowDown: () => moveBy(0, -60),
    }[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1 && view.scale > 1) moveBy(event.movementX, event.movementY)
  }
  const { scale, x, y, quarter } = view
  return (
    <div className="relative">
      <section
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved by arrow keys
        tabIndex={0}
        aria-label={t('scan.view', { name })}
        aria-busy={state === 'loading' || undefined}
        onKeyDown={press}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className={cx(
          'grid place-items-center overflow-hidden rounded-card border border-line bg-sunken',
          className,
          // A finger scrolls the page until the picture is larger than its pane.
          scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y',
        )}
      >
        {state === 'lost' ? (
          <ErrorState title={t('scan.lost.title')}>{t('scan.lost.text')}</ErrorState>
        ) : (
          <img
            src={url}
            alt={name}
            draggable={false}
            onLoad={() => setState('shown')}
            onError={() => setState('lost')}
            style={{ transform: `translate(${x}px, ${y}px) rotate(${quarter * 90}deg) scale(${scale})` }}
            className="size-full object-contain p-3 select-none motion-safe:transition-transform motion-safe:duration-100"
          />
        )}
      </section>
      <div className="absolute right-3 bottom-3 flex gap-1 rounded-full border border-line bg-raised p-1 shadow-lift">
        <IconButton size="small" label={t('scan.out')} onClick={() => zoomBy(1 / 1.3)}>
          <Minus />
        </IconButton>
        <IconButton size="small" label={t('scan.in')} onClick={() => zoomBy(1.3)}>
          <Plus />
        </IconButton>
        <IconButton size="small" label={t('scan.turn')} onClick={turn}>
          <RotateCw />
        </IconButton>
        <IconButton size="small" label={t('scan.reset')} onClick={reset}>
          <Scan />
        </IconButton>
      </div>
    </div>
  )
}
