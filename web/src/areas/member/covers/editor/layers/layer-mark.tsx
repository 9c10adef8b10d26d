import ImageIcon from 'lucide-react/icons/image'
import Sparkles from 'lucide-react/icons/sparkles'
import Type from 'lucide-react/icons/type'
import type { Fill, Layer } from '#contract/covers/scene'

const css = (fill: Fill | null | undefined): string => {
  if (!fill) return 'transparent'
  if (fill.kind === 'plain') return fill.colour
  const stops = fill.stops.map(({ at, colour }) => `${colour} ${Math.round(at * 100)}%`).join(', ')
  return fill.kind === 'linear' ? `linear-gradient(${stops})` : `radial-gradient(${stops})`
}

/** A small sign of what a layer is: its colours, and what it is made of. */
export function LayerMark({ layer }: { layer: Layer }) {
  const box = 'grid size-8 shrink-0 place-items-center rounded-[5px] border border-line'
  if (layer.kind === 'text') {
    return (
      <span className={`${box} bg-surface`} aria-hidden="true">
        <Type className="size-4" />
      </span>
    )
  }
  if (layer.kind === 'image') {
    return (
      <span className={`${box} bg-surface`} aria-hidden="true">
        <ImageIcon className="size-4" />
      </span>
    )
  }
  if (layer.kind === 'paint') {
    const [first = '#888888', ...rest] = layer.colours
    return (
      <span
        className={box}
        aria-hidden="true"
        style={{ background: `linear-gradient(135deg, ${[first, ...rest, first].slice(0, 4).join(', ')})` }}
      >
        <Sparkles className="size-3.5 drop-shadow" color="#fff" />
      </span>
    )
  }
  const fill =
    layer.kind === 'shape'
      ? css(layer.fill ?? (layer.stroke && { kind: 'plain', colour: layer.stroke.colour }))
      : ''
  return <span className={box} aria-hidden="true" style={{ background: fill }} />
}
