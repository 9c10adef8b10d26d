import ImageIcon from 'lucide-react/icons/image'
import Sparkles from 'lucide-react/icons/sparkles'
import Type from 'lucide-react/icons/type'
import type { Layer } from '#contract/covers/scene'
import { cssOf } from '../panels/fill-kinds'

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
  if (layer.kind === 'group') return null
  const fill = layer.fill ? cssOf(layer.fill) : layer.stroke?.colour
  return <span className={box} aria-hidden="true" style={{ background: fill }} />
}
