import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Fill } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { Amount } from './amount'
import { ColourField } from './colour-field'
import {
  angleOf,
  canAddStop,
  cssOf,
  type Gradient,
  type Stop,
  withAngle,
  withoutStop,
  withStop,
  withStopAt,
} from './fill-kinds'
import { NumberField } from './number-field'
import { toolClass } from './panel-class'
import { Row } from './row'
import { Swatches } from './swatches'

interface GradientRowsProps {
  fill: Gradient
  onPreview(fill: Fill): void
  onCommit(fill: Fill): void
}

/** The stops of a gradient on their line; the one that is chosen has its fields below. */
export function GradientRows({ fill, onPreview, onCommit }: GradientRowsProps) {
  const t = useWords('cover-editor')
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, fill.stops.length - 1)
  const stop = fill.stops[index] as Stop
  const preview = (change: Partial<Stop>) => onPreview(withStopAt(fill, index, change))
  const commit = (change: Partial<Stop>) => onCommit(withStopAt(fill, index, change))
  const tool = cx(toolClass, 'w-8 shrink-0 pointer-coarse:w-11')
  return (
    <>
      <Row label={t('panel.stops')}>
        <StopLine {...{ fill, index, onPreview, onCommit }} onChoose={setChosen} />
        <button
          type="button"
          aria-label={t('panel.addStop')}
          disabled={!canAddStop(fill)}
          className={tool}
          onClick={() => {
            const added = withStop(fill)
            setChosen(added.index)
            onCommit(added.fill)
          }}
        >
          <Plus />
        </button>
        <button
          type="button"
          aria-label={t('panel.removeStop')}
          disabled={fill.stops.length <= 2}
          className={tool}
          onClick={() => {
            setChosen(Math.max(0, index - 1))
            onCommit(withoutStop(fill, index))
          }}
        >
          <Minus />
        </button>
      </Row>
      <Row label={t('panel.stopNumber', { number: index + 1 })}>
        <ColourField
          label={t('panel.stopColour')}
          value={stop.colour}
          onPreview={colour => preview({ colour })}
          onCommit={colour => commit({ colour })}
        />
      </Row>
      <Row label={t('panel.swatches')}>
        <Swatches value={stop.colour} onChoose={colour => commit({ colour })} />
      </Row>
      <Row label={t('panel.stopOpacity')}>
        <Amount
          label={t('panel.stopOpacity')}
          value={stop.opacity}
          least={0}
          most={1}
          scale={100}
          unit="%"
          onPreview={opacity => preview({ opacity })}
          onCommit={opacity => commit({ opacity })}
        />
      </Row>
      {fill.kind === 'linear' && (
        <Row label={t('panel.angle')}>
          <Amount
            label={t('panel.angle')}
            value={angleOf(fill)}
            least={0}
            most={359}
            unit="°"
            onPreview={degrees => onPreview(withAngle(fill, degrees))}
            onCommit={degrees => onCommit(withAngle(fill, degrees))}
          />
        </Row>
      )}
      {fill.kind === 'radial' && (
        <Row label={t('panel.radius')}>
          <Amount
            label={t('panel.radius')}
            value={fill.radius}
            least={0.05}
            most={2}
            scale={100}
            unit="%"
            onPreview={radius => onPreview({ ...fill, radius })}
            onCommit={radius => onCommit({ ...fill, radius })}
          />
        </Row>
      )}
      <Row label={t('panel.stopAt')}>
        <NumberField
          label={t('panel.stopAt')}
          value={stop.at * 100}
          least={0}
          most={100}
          unit="%"
          onCommit={at => commit({ at: at / 100 })}
        />
      </Row>
    </>
  )
}

interface StopLineProps extends GradientRowsProps {
  index: number
  onChoose(index: number): void
}

function StopLine({ fill, index, onChoose, onPreview, onCommit }: StopLineProps) {
  const t = useWords('cover-editor')
  const line = useRef<HTMLDivElement>(null)
  const held = useRef<Gradient>(undefined)
  const moved = (event: PointerEvent, which: number) => {
    const box = line.current?.getBoundingClientRect()
    if (!box || box.width === 0) return undefined
    return withStopAt(fill, which, { at: (event.clientX - box.left) / box.width })
  }
  const press = (event: KeyboardEvent, which: number, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    onCommit(withStopAt(fill, which, { at: at + step * (event.shiftKey ? 0.1 : 0.01) }))
  }
  return (
    <div ref={line} className="relative mx-2 h-9 min-w-0 flex-1 pointer-coarse:h-11">
      <div
        className="absolute inset-x-0 top-1/2 h-4 -translate-y-1/2 rounded-full border border-edge"
        style={{ background: cssOf(fill) }}
      />
      {fill.stops.map(({ at, colour }, which) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the row; it keeps it while it is moved
          key={which}
          type="button"
          aria-label={t('panel.stopIs', { number: which + 1, share: Math.round(at * 100) })}
          aria-pressed={which === index}
          onClick={() => onChoose(which)}
          onKeyDown={event => press(event, which, at)}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = fill
            onChoose(which)
          }}
          onPointerMove={event => {
            const next = held.current && moved(event, which)
            if (next) onPreview(next)
          }}
          onPointerUp={event => {
            const next = held.current && moved(event, which)
            const isOther = next && next.stops[which]?.at !== held.current?.stops[which]?.at
            held.current = undefined
            if (isOther) onCommit(next)
          }}
          onPointerCancel={() => {
            if (held.current) onPreview(held.current)
            held.current = undefined
          }}
          className="absolute top-1/2 grid h-full w-6 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center"
          style={{ left: `${at * 100}%` }}
        >
          <span
            className={cx(
              'block size-5 rounded-full border-2 border-surface ring-1',
              which === index ? 'ring-2 ring-ink' : 'ring-edge',
            )}
            style={{ background: colour }}
          />
        </button>
      ))}
    </div>
  )
}
