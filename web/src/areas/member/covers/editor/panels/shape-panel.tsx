import type { ShapeLayer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { ColourField } from './colour-field'
import { FillRows } from './fill-rows'
import { NumberField } from './number-field'
import { Row } from './row'
import { SmallSelect } from './small-select'
import { useChangeOf } from './use-change'

type Stroke = NonNullable<ShapeLayer['stroke']>
const dashes = ['plain', 'dashed', 'dotted'] as const
type Dash = (typeof dashes)[number]

const dashOf = ({ dash }: Stroke): Dash => {
  const [drawn, gap] = dash
  if (drawn === undefined || gap === undefined) return 'plain'
  return drawn > gap ? 'dashed' : 'dotted'
}

/** In proportion to the line, so that it reads the same whatever its width. */
const dashFor = (dash: Dash, width: number): number[] => {
  if (dash === 'plain') return []
  return dash === 'dashed' ? [width * 4, width * 2] : [width, width * 1.5]
}

const usual: Stroke = { colour: '#000000', width: 0, dash: [] }

export function ShapePanel({ layer }: { layer: ShapeLayer }) {
  const t = useWords('cover-editor')
  const { commit, preview } = useChangeOf<'shape'>(layer)
  const stroke = layer.stroke ?? usual
  // A line without width is none, and a scene says so.
  const drawn = (next: Stroke) => (next.width === 0 ? null : next)
  const withStroke = (change: Partial<Stroke>) => {
    const next = { ...stroke, ...change }
    return { ...next, dash: dashFor(dashOf(next), next.width) }
  }
  const setStroke = (change: Partial<Stroke>) =>
    commit(own => ({ ...own, stroke: drawn(withStroke(change)) }), 'stroke')
  const hasLine = stroke.width > 0
  return (
    <>
      <FillRows
        fill={layer.fill ?? undefined}
        onPreview={fill => preview(own => ({ ...own, fill }))}
        onCommit={fill => commit(own => ({ ...own, fill }), 'fill')}
      />
      <Row label={t('panel.stroke')}>
        <NumberField
          label={t('panel.strokeWidth')}
          value={stroke.width}
          least={0}
          most={1000}
          digits={1}
          unit="px"
          onCommit={width => setStroke({ width })}
        />
        <SmallSelect
          label={t('panel.dash')}
          value={dashOf(stroke)}
          disabled={!hasLine}
          onChange={dash =>
            commit(own => ({ ...own, stroke: { ...stroke, dash: dashFor(dash, stroke.width) } }), 'stroke')
          }
          options={dashes.map(dash => ({ value: dash, label: t(`panel.dash.${dash}`) }))}
        />
      </Row>
      <Row label={t('panel.strokeColour')}>
        <ColourField
          label={t('panel.strokeColour')}
          value={stroke.colour}
          disabled={!hasLine}
          onPreview={colour => preview(own => ({ ...own, stroke: drawn({ ...stroke, colour }) }))}
          onCommit={colour => setStroke({ colour })}
        />
      </Row>
    </>
  )
}
